import { PICTURE_STYLE } from '../picture/style.ts';
import type { Ledger } from '../types/ledger.ts';
import { itemAt } from '../types/lookup.ts';
import { Recent } from '../types/recent.ts';
import type { Report } from '../types/report.ts';
import type { Verdict } from '../types/verdict.ts';
import { type Around, aroundPart, withAround } from './aroundPart.ts';
import { type ClassMore, classPage } from './classPage.ts';
import type { ClassRow } from './classRow.ts';
import { type ClassExample, examplesPage } from './examplesPage.ts';
import { createEvidenceParts } from './pageEvidence.ts';
import { createResultParts, reportJson } from './json.ts';
import { Mosaic } from './mosaic.ts';
import { RUN_SCRIPTS, TREE_SCRIPTS } from './pageScripts.ts';
import { createProse } from './prose.ts';
import { casePart, playsRuns, reportPage, type Makers } from './reportPage.ts';
import { type Assets, loadTemplates, type Templates } from './templates.ts';

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

/** Cases kept as they were written, for the next submission: much of a class does the same. */
const MOST_CASES = 1_000;

/** What a report's page runs besides its own script. */
const SCRIPTS = { trees: TREE_SCRIPTS, runs: RUN_SCRIPTS } as const;

/** Reads and compiles the templates once; keep the renderer for as many pages as there are. */
export function createRenderer(): Renderer {
  const templates = loadTemplates();
  const parts = { prose: createProse(), evidence: createEvidenceParts() };
  const aCase = templates.partial('case');
  const around = templates.partial('around');
  const kept = Array.from({ length: 4 }, () => new Recent<Verdict, Uint8Array>(MOST_CASES));
  const resultParts = createResultParts(MOST_CASES);
  // A verdict is in the words of one language, and so it is kept with no other.
  const caseBytes = (
    verdict: Verdict,
    isFolded: boolean,
    isStepped: boolean,
    language: string | null,
  ): Uint8Array =>
    itemAt(kept, (isFolded ? 2 : 0) + (isStepped ? 1 : 0)).get(verdict, () =>
      Buffer.from(aCase(casePart(verdict, isFolded, parts, language, isStepped))),
    );
  const report = templates.page('report');
  const whole = templates.page('class');
  const assetsOf = createReportAssets(templates);
  const classAssets = templates.assets(PICTURE_STYLE, ['base', 'figures', 'class'], 'class');
  const reportBytes = (value: Report, ledger?: Ledger): Uint8Array => {
    const mosaic = new Mosaic();
    const make: Makers = {
      ...parts,
      caseHtml: (verdict, isFolded, isStepped) =>
        mosaic.mark(caseBytes(verdict, isFolded, isStepped, value.submission.language)),
    };
    // Pages without a ledger stay as they are, to the byte.
    const own = assetsOf(
      playsRuns([...value.verdicts, value.counterexample]),
      ledger === undefined ? null : 'policy',
    );
    const assets = { policy: own.policy, style: mosaic.mark(own.css), script: mosaic.mark(own.js) };
    return mosaic.bytes(report({ ...reportPage(value, make, ledger), ...assets }));
  };
  return {
    reportBytes,
    reportHtml: (value, ledger) => Buffer.from(reportBytes(value, ledger)).toString(),
    linked: (page, at) => withAround(page, around(aroundPart(at))),
    resultJson: (value) => reportJson(value, resultParts),
    classHtml: (rows, exercise, more) => whole({ ...classPage(rows, exercise, more), ...classAssets }),
    examplesHtml(examples, exercise) {
      const plays = playsRuns(examples.map(({ counterexample }) => counterexample ?? undefined));
      const page = { ...examplesPage(examples, exercise, parts), playsRuns: plays };
      return templates.page('examples')({ ...page, ...assetsOf(plays, 'examples') });
    },
  };
}

interface ReportAssets extends Assets {
  readonly css: Buffer;
  readonly js: Buffer;
}

/** What pages of reports run and look like, each made when it is first asked for. */
function createReportAssets(templates: Templates): (runs: boolean, style: string | null) => ReportAssets {
  const known = new Map<string, ReportAssets>();
  return (runs, more) => {
    const key = `${runs} ${more}`;
    const styles = ['base', 'report', 'stepper', ...(runs ? ['runs'] : []), ...(more === null ? [] : [more])];
    const make = (): ReportAssets => {
      const assets = templates.assets(PICTURE_STYLE, styles, 'report', ...SCRIPTS[runs ? 'runs' : 'trees']);
      return { ...assets, css: Buffer.from(assets.style), js: Buffer.from(assets.script) };
    };
    const assets = known.get(key) ?? make();
    known.set(key, assets);
    return assets;
  };
}
