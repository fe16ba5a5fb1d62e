import { boardSvg, describeBoard } from '../picture/boardSvg.ts';
import { legendFor, type LegendItem } from '../picture/legend.ts';
import { inScript } from '../picture/markup.ts';
import { formatNumber } from '../words/numbers.ts';
import { plotSvg } from '../picture/plotSvg.ts';
import { describeRandomisedRun, runSvg } from '../picture/runSvg.ts';
import { treeModel } from '../picture/treeModel.ts';
import { treeSvg } from '../picture/treeSvg.ts';
import { comparedSteps } from '../steps/compared.ts';
import type { StepperPart } from '../steps/stepperPart.ts';
import { treeLists, treeSummary } from '../picture/treeWords.ts';
import { visibleLine } from '../picture/visible.ts';
import { askedStepper, withoutAsked } from './askedParts.ts';
import { type ChartPart, chartPart, seedWords } from './chartPart.ts';
import { runData } from '../steps/runs/runData.ts';
import { correctRun } from './correctRun.ts';
import { runHead, type RunRow, runRows } from './runRows.ts';
import type { TreeEvidence } from '../types/treeEvidence.ts';
import type { Evidence, RunEvidence } from '../types/verdict.ts';
import { Recent } from '../types/recent.ts';
import { itemAt } from '../types/lookup.ts';

const MOST_ROWS = 60;

export interface TreePart {
  readonly svg: string;
  readonly caption: string;
  readonly legend: readonly LegendItem[];
  readonly summary: string;
  readonly lists: readonly { readonly label: string; readonly items: string }[];
  readonly sentence: string;
  /** A correct search beside the student's; null where there is none to watch. */
  readonly stepper: StepperPart | null;
}

export interface RunPart {
  readonly boards: readonly { readonly svg: string; readonly caption: string; readonly words: string }[];
  readonly svg: string;
  /** The seed in words; empty where no seed made it. */
  readonly seed: string;
  readonly summary: string;
  readonly head: readonly string[];
  readonly rows: readonly RunRow[];
  readonly more: string;
  /** What a script plays, as JSON; an empty text where there is nothing to play. */
  readonly played: string;
}

/**
 * The pictures of a verdict: null where there is nothing of the kind to draw; `path` leads to where a game
 * without a picture parts.
 */
export interface EvidenceParts {
  readonly tree: TreePart | null;
  readonly run: RunPart | null;
  readonly chart: ChartPart | null;
  readonly path: string;
}

const NOTHING: EvidenceParts = { tree: null, run: null, chart: null, path: '' };

/** Pictures kept for the next submission; a class's correct searches are mostly alike. */
export const MOST_PICTURES = 600;

/**
 * Draws what each verdict rests on, once: for the student's report and the staff's, and for submissions that
 * did the same.
 */
export function createEvidenceParts(most: number = MOST_PICTURES): DrawEvidence {
  const drawn = new WeakMap<Evidence, Map<string | null, EvidenceParts>>();
  const alike = new Recent<string, EvidenceParts>(most);
  return (evidence, language) => {
    if (evidence === undefined) return NOTHING;
    const known = drawn.get(evidence) ?? new Map<string | null, EvidenceParts>();
    const shared = withoutAsked(evidence);
    const parts =
      known.get(language) ??
      withAsked(
        alike.get(JSON.stringify([language, shared], exact), () => draw(shared, language)),
        evidence,
      );
    drawn.set(evidence, known.set(language, parts));
    return parts;
  };
}

function withAsked(parts: EvidenceParts, evidence: Evidence): EvidenceParts {
  const { tree } = parts;
  if (tree === null || evidence.kind !== 'tree') return parts;
  return { ...parts, tree: { ...tree, stepper: askedStepper(tree.stepper, evidence) } };
}

/** The parts of a page for some evidence, with values as a language writes them. */
export type DrawEvidence = (evidence: Evidence | undefined, language: string | null) => EvidenceParts;

/** JSON would write all of ±∞ and NaN as null. */
const exact = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

function draw(evidence: Evidence, language: string | null): EvidenceParts {
  if (evidence.kind === 'run') return { ...NOTHING, run: runPart(evidence) };
  if (evidence.kind !== 'tree') return { ...NOTHING, chart: chartPart(evidence, language) };
  const tree = treePart(evidence);
  return {
    ...NOTHING,
    tree,
    path: tree === null ? (evidence.difference?.path.map(visibleLine).join(' → ') ?? '') : '',
  };
}

function treePart(evidence: TreeEvidence): TreePart | null {
  const model = treeModel(evidence);
  if (model === null) return null;
  const { convention, difference } = evidence;
  return {
    svg: treeSvg(model),
    caption:
      visibleLine(model.tree.title) +
      (convention === undefined ? '' : `, compared under the convention “${visibleLine(convention)}”`),
    legend: legendFor(model),
    summary: visibleLine(treeSummary(model)),
    lists: treeLists(model).map(({ label, items, more }) => ({
      label,
      items: visibleLine(items.join(', ')) + (more === 0 ? '' : `, and ${more} more`),
    })),
    sentence: visibleLine(difference?.sentence ?? ''),
    stepper: comparedSteps(model),
  };
}

function runPart(run: RunEvidence): RunPart {
  const data = runData(run, correctRun(run));
  const last = run.states.length - 1;
  const broken = run.brokenAt;
  const mark = broken === undefined ? undefined : { step: broken, word: 'the law is broken here' };
  const marked = { isPlayed: data !== null, ...(mark === undefined ? {} : { marked: mark }) };
  const rows = runRows(run, data);
  // The start, the end and the broken step are what matters; between them a long run is all alike.
  const shown = rows.filter(
    (row, step) =>
      rows.length <= MOST_ROWS ||
      step < 20 ||
      step > rows.length - 20 ||
      Math.abs(step - (broken ?? 0)) < 8 ||
      row.marked,
  );
  const isPlain =
    run.temperatures === undefined &&
    run.rejected === undefined &&
    run.starts === undefined &&
    run.beams === undefined;
  const title = 'Objective at each step';
  return {
    boards:
      run.problem.name !== 'n-queens'
        ? []
        : boardSteps(run).map(({ step, caption }) => {
            const rowsAt = itemAt(run.states, step);
            const before = step === broken ? run.states[step - 1] : undefined;
            return {
              svg: boardSvg(rowsAt, { title: caption, ...(before === undefined ? {} : { before }) }),
              caption: last === 0 ? 'The only board' : caption,
              words: describeBoard(rowsAt, before),
            };
          }),
    svg:
      run.values.length < 2
        ? ''
        : isPlain
          ? plotSvg(run.values, { title, ...marked })
          : runSvg(run, { title, ...marked }),
    seed: seedWords(run),
    summary: describeRandomisedRun(run, mark),
    head: runHead(run),
    rows: shown,
    more: shown.length === rows.length ? '' : `${rows.length - shown.length} steps in between are left out.`,
    played: data === null ? '' : inScript(JSON.stringify(data)),
  };
}

/** The start, the board before the broken step and after it, and the end, each once. */
function boardSteps(run: RunEvidence): { step: number; caption: string }[] {
  const last = run.states.length - 1;
  const broken = run.brokenAt;
  const wanted = new Map<number, string>();
  const add = (step: number, caption: string): void => {
    if (step >= 0 && step <= last && !wanted.has(step))
      wanted.set(step, `${caption}: ${formatNumber(run.values[step] ?? NaN)}`);
  };
  if (broken !== undefined) add(broken, `Step ${broken}, where the law is broken`);
  add(0, 'Start');
  if (broken !== undefined) add(broken - 1, `Step ${broken - 1}, just before`);
  add(last, `End, step ${last}`);
  return [...wanted].sort(([a], [b]) => a - b).map(([step, caption]) => ({ step, caption }));
}
