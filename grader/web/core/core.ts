import { reportJson } from '../../report/json.ts';
import { createReportWriter } from '../../report/reportWriter.ts';
import { host } from '../../host/here.ts';
import { pageEngines } from '../engine/engines.ts';
import { Parts } from '../engine/parts.ts';
import { scope } from '../engine/scope.ts';
import { formatProblem, ok } from '../../types/result.ts';
import { checkFiles, onOwnTree, openKit, type Opened } from './checkFiles.ts';
import type { FromCore, ToCore } from './protocol.ts';
import { builtTemplates, type BuiltTemplates } from './templates.ts';
import { toldOf } from './told.ts';

/** As many as a report has: a page checks the work of one student, which changes each time. */
const KEPT = { cases: 50, pictures: 50 };

/** The worker that grades: it has engines in workers of its own, and what it is told comes from the page. */
export function startCore(templates: BuiltTemplates): void {
  const tell = (message: FromCore): void => scope.postMessage(message);
  const base = new URL('.', import.meta.url);
  const engines = pageEngines(base, new Parts(base, (done, all) => tell({ kind: 'fetched', done, all })));
  const writer = createReportWriter(builtTemplates(templates), KEPT);
  let opened: Opened | null = null;
  const handle = async (message: ToCore): Promise<FromCore> => {
    if (message.kind === 'open') {
      if (message.language !== null) engines.for(message.language)?.warm?.();
      opened = await openKit(message.kit, engines);
      return { kind: 'opened' };
    }
    if (opened === null) throw new Error('no exercise was opened');
    const asked = message.own === undefined ? ok(opened) : onOwnTree(opened, message.own);
    if (!asked.ok) return { kind: 'misfit', lines: asked.problems.map(formatProblem) };
    let judged = false;
    const { report, whole } = await checkFiles(asked.value, message, engines, (early) => {
      if (!judged) tell({ kind: 'judged', told: toldOf(early, early) });
      judged = true;
    });
    return {
      kind: 'checked',
      told: toldOf(report, whole),
      result: reportJson(report),
      page: host.decode(writer.bytes(report)),
    };
  };
  let queue: Promise<void> = Promise.resolve();
  scope.onmessage = ({ data }) => {
    queue = queue.then(async () => {
      try {
        tell(await handle(data as ToCore));
      } catch (error) {
        tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    });
  };
}
