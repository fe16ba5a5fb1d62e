import { host } from '../host/here.ts';
import { PICTURE_STYLE } from '../picture/style.ts';
import type { Ledger } from '../types/ledger.ts';
import type { Report } from '../types/report.ts';
import { type Around, aroundPart, withAround } from './aroundPart.ts';
import { type ClassMore, classPage } from './classPage.ts';
import type { ClassRow } from './classRow.ts';
import { type ClassExample, examplesPage } from './examplesPage.ts';
import { createResultParts, reportJson } from './json.ts';
import { playsRuns } from './pictures.ts';
import { createReportWriter, MOST_CASES } from './reportWriter.ts';
import { loadTemplates } from './templates.ts';

/** Writes pages that open from disk: one file each, nothing fetched, everything from students escaped. */
export interface Renderer {
  /** One submission's page. Shows all that the report holds: give it `forStudent(report)` for a student. */
  reportHtml(report: Report, ledger?: Ledger): string;
  /** The same in UTF-8, for whoever writes many: much of a class's pages is alike, and is encoded once. */
  reportBytes(report: Report, ledger?: Ledger): Uint8Array;
  /** A staff's page with links to the class and its neighbours there; null where it has no place for them. */
  linked(page: Buffer, around: Around): Buffer | null;
  /** The bytes of `result.json`, as `reportJson` gives them. */
  resultJson(report: Report): string;
  /**
   * The class's page: how scores are spread, how each check fares, and a row for each submission in the order
   * given.
   */
  classHtml(rows: readonly ClassRow[], exercise: Report['exercise'], more?: ClassMore): string;
  /** Mistakes of a class with an example each, to be shown in class: without a name. */
  examplesHtml(examples: readonly ClassExample[], exercise: Report['exercise']): string;
}

/** Reads and compiles the templates once; keep the renderer for as many pages as there are. */
export function createRenderer(): Renderer {
  const templates = loadTemplates();
  const writer = createReportWriter(templates);
  const around = templates.partial('around');
  const resultParts = createResultParts(MOST_CASES);
  const whole = templates.page('class');
  const classAssets = templates.assets(PICTURE_STYLE, ['base', 'figures', 'class'], 'class');
  const reportBytes = writer.bytes;
  return {
    reportBytes,
    reportHtml: (value, ledger) => host.decode(reportBytes(value, ledger)),
    linked: (page, at) => withAround(page, around(aroundPart(at))),
    resultJson: (value) => reportJson(value, resultParts),
    classHtml: (rows, exercise, more) => whole({ ...classPage(rows, exercise, more), ...classAssets }),
    examplesHtml(examples, exercise) {
      const plays = playsRuns(examples.map(({ counterexample }) => counterexample ?? undefined));
      const page = { ...examplesPage(examples, exercise, writer.parts), playsRuns: plays };
      return templates.page('examples')({ ...page, ...writer.assets(plays, 'examples') });
    },
  };
}
