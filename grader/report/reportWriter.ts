import { host } from '../host/here.ts';
import { PICTURE_STYLE } from '../picture/style.ts';
import type { Ledger } from '../types/ledger.ts';
import { itemAt } from '../types/lookup.ts';
import { Recent } from '../types/recent.ts';
import type { Report } from '../types/report.ts';
import type { Verdict } from '../types/verdict.ts';
import { createEvidenceParts, MOST_PICTURES } from './pageEvidence.ts';
import { Mosaic } from './mosaic.ts';
import { REPORT_OF_RUNS, REPORT_OF_TREES } from './pageScripts.ts';
import { createProse } from './prose.ts';
import { MOST_STEPPED, playsRuns } from './pictures.ts';
import { casePart, reportPage, type Makers } from './reportPage.ts';
import type { Assets, Templates } from './pageTemplates.ts';

/** Writes the page of one submission. */
export interface ReportWriter {
  /** In UTF-8: much of a class's pages is alike, and is encoded once. */
  bytes(report: Report, ledger?: Ledger): Uint8Array;
  /** What turns words and evidence into markup, for other pages of the same. */
  readonly parts: Pick<Makers, 'prose' | 'evidence'>;
  /** Style and script of a page with trees, or with runs too; with one more style sheet where it is named. */
  readonly assets: (runs: boolean, style: string | null) => Assets;
}

/** Cases kept as they were written, for the next submission: much of a class does the same. */
export const MOST_CASES = 1_000;

/** Keeps so many cases as they were written, and so many pictures, for other submissions of a class. */
export function createReportWriter(
  templates: Templates,
  most: { readonly cases: number; readonly pictures: number } = {
    cases: MOST_CASES,
    pictures: MOST_PICTURES,
  },
): ReportWriter {
  const parts = { prose: createProse(), evidence: createEvidenceParts(most.pictures) };
  const aCase = templates.partial('case');
  const kept = Array.from({ length: 4 }, () => new Recent<Verdict, Uint8Array>(most.cases));
  // A verdict is in the words of one language, and so it is kept with no other.
  const caseBytes = (
    verdict: Verdict,
    isFolded: boolean,
    isStepped: boolean,
    language: string | null,
  ): Uint8Array =>
    itemAt(kept, (isFolded ? 2 : 0) + (isStepped ? 1 : 0)).get(verdict, () =>
      host.encode(aCase(casePart(verdict, isFolded, parts, language, isStepped))),
    );
  const page = templates.page('report');
  const assetsOf = createReportAssets(templates);
  /** The page with so many searches to be stepped through, and by verdict what each of these takes of it. */
  const write = (value: Report, ledger: Ledger | undefined, mostStepped: number): Written => {
    const mosaic = new Mosaic();
    const { language } = value.submission;
    const stepped = new Map<Verdict, () => number>();
    const make: Makers = {
      ...parts,
      mostStepped,
      caseHtml(verdict, isFolded, isStepped) {
        const bytes = caseBytes(verdict, isFolded, isStepped, language);
        if (isStepped)
          stepped.set(verdict, () => bytes.length - caseBytes(verdict, isFolded, false, language).length);
        return mosaic.mark(bytes);
      },
    };
    // Pages without a ledger stay as they are, to the byte.
    const own = assetsOf(
      playsRuns([...value.verdicts, value.counterexample]),
      ledger === undefined ? null : 'policy',
    );
    const assets = { policy: own.policy, style: mosaic.mark(own.css), script: mosaic.mark(own.js) };
    const bytes = mosaic.bytes(page({ ...reportPage(value, make, ledger), ...assets }));
    return { bytes, stepped };
  };
  return {
    parts,
    assets: assetsOf,
    bytes(value, ledger) {
      const { bytes, stepped } = write(value, ledger, MOST_STEPPED);
      if (value.audience !== 'student' || bytes.length <= MOST_BYTES) return bytes;
      const sizes = value.verdicts.flatMap((verdict) => stepped.get(verdict)?.() ?? []);
      let over = bytes.length - MOST_BYTES;
      while (over > 0 && sizes.length > 1) over -= sizes.pop() ?? 0;
      return write(value, ledger, sizes.length).bytes;
    },
  };
}

interface Written {
  readonly bytes: Uint8Array;
  /** Works out the bytes that each search takes which is stepped through. */
  readonly stepped: ReadonlyMap<Verdict, () => number>;
}

/** What a student's page may take: beyond it, the last searches are shown as pictures alone. */
const MOST_BYTES = 400_000;

interface ReportAssets extends Assets {
  readonly css: Uint8Array;
  readonly js: Uint8Array;
}

/** What pages of reports run and look like, each made when it is first asked for. */
function createReportAssets(templates: Templates): (runs: boolean, style: string | null) => ReportAssets {
  const known = new Map<string, ReportAssets>();
  return (runs, more) => {
    const key = `${runs} ${more}`;
    const { styles, scripts } = runs ? REPORT_OF_RUNS : REPORT_OF_TREES;
    const make = (): ReportAssets => {
      const all = [...styles, ...(more === null ? [] : [more])];
      const assets = templates.assets(PICTURE_STYLE, all, ...scripts);
      return { ...assets, css: host.encode(assets.style), js: host.encode(assets.script) };
    };
    const assets = known.get(key) ?? make();
    known.set(key, assets);
    return assets;
  };
}
