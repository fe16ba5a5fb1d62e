import { moveWords } from '../picture/board.ts';
import { boardSvg, describeBoard } from '../picture/boardSvg.ts';
import { legendFor, type LegendItem } from '../picture/legend.ts';
import { formatNumber } from '../picture/numbers.ts';
import { plotSvg } from '../picture/plotSvg.ts';
import { describeRun } from '../picture/runWords.ts';
import { treeModel } from '../picture/treeModel.ts';
import { treeSvg } from '../picture/treeSvg.ts';
import { treeLists, treeSummary } from '../picture/treeWords.ts';
import { visibleLine } from '../picture/visible.ts';
import type { Evidence, RunEvidence, TreeEvidence } from '../types/verdict.ts';

const MOST_ROWS = 60;

export interface TreePart {
  readonly svg: string;
  readonly caption: string;
  readonly legend: readonly LegendItem[];
  readonly summary: string;
  readonly lists: readonly { readonly label: string; readonly items: string }[];
  readonly sentence: string;
}

export interface RunPart {
  readonly boards: readonly { readonly svg: string; readonly caption: string; readonly words: string }[];
  readonly svg: string;
  readonly summary: string;
  readonly rows: readonly { readonly step: string; readonly value: string; readonly move: string; readonly marked: boolean }[];
  readonly more: string;
}

/** The pictures of a verdict: `tree` and `run` are null where there is nothing to draw; `path` leads to where a game without a picture parts. */
export interface EvidenceParts {
  readonly tree: TreePart | null;
  readonly run: RunPart | null;
  readonly path: string;
}

/** Pictures kept for the next submission; a class's correct searches are mostly alike. */
const MOST_KEPT = 600;

/** Draws what each verdict rests on, once: for the student's report and the staff's, and for submissions that did the same. */
export function createEvidenceParts(): (evidence: Evidence | undefined) => EvidenceParts {
  const drawn = new WeakMap<Evidence, EvidenceParts>();
  const alike = new Map<string, EvidenceParts>();
  return (evidence) => {
    if (evidence === undefined) return { tree: null, run: null, path: '' };
    const known = drawn.get(evidence);
    if (known !== undefined) return known;
    const key = JSON.stringify(evidence, exact);
    const parts = alike.get(key) ?? draw(evidence);
    drawn.set(evidence, parts);
    // Taken out and put in again, so that the first in the map is the one not used for longest.
    alike.delete(key);
    alike.set(key, parts);
    if (alike.size > MOST_KEPT) alike.delete(alike.keys().next().value!);
    return parts;
  };
}

/** JSON would write all of ±∞ and NaN as null. */
const exact = (_: string, value: unknown): unknown => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value);

function draw(evidence: Evidence): EvidenceParts {
  if (evidence.kind !== 'tree' && evidence.kind !== 'run') return { tree: null, run: null, path: '' };
  if (evidence.kind === 'run') return { tree: null, run: runPart(evidence), path: '' };
  const tree = treePart(evidence);
  return { tree, run: null, path: tree === null ? (evidence.difference?.path.map(visibleLine).join(' → ') ?? '') : '' };
}

function treePart(evidence: TreeEvidence): TreePart | null {
  const model = treeModel(evidence);
  if (model === null) return null;
  const { convention, difference } = evidence;
  return {
    svg: treeSvg(model),
    caption: visibleLine(model.tree.title) + (convention === undefined ? '' : `, compared under the convention “${visibleLine(convention)}”`),
    legend: legendFor(model),
    summary: visibleLine(treeSummary(model)),
    lists: treeLists(model).map(({ label, items, more }) => ({
      label,
      items: visibleLine(items.join(', ')) + (more === 0 ? '' : `, and ${more} more`),
    })),
    sentence: difference === undefined ? '' : visibleLine(difference.sentence),
  };
}

function runPart(run: RunEvidence): RunPart {
  const last = run.states.length - 1;
  const broken = run.brokenAt;
  const marked = broken === undefined ? {} : { marked: { step: broken, word: 'the law is broken here' } };
  const rows = run.values.map((value, step) => ({
    step: String(step),
    value: formatNumber(value),
    move: step === 0 ? 'start' : moveOf(run, step),
    marked: step === broken,
  }));
  // The start, the end and the broken step are what matters; between them a long run is all alike.
  const shown = rows.filter((row, step) => rows.length <= MOST_ROWS || step < 20 || step > rows.length - 20 || Math.abs(step - (broken ?? 0)) < 8 || row.marked);
  return {
    boards: boardSteps(run).map(({ step, caption }) => {
      const rowsAt = run.states[step]!;
      const before = step === broken ? run.states[step - 1] : undefined;
      return {
        svg: boardSvg(rowsAt, { title: caption, ...(before === undefined ? {} : { before }) }),
        caption: last === 0 ? 'The only board' : caption,
        words: describeBoard(rowsAt, before),
      };
    }),
    svg: run.values.length < 2 ? '' : plotSvg(run.values, { title: 'Objective at each step', ...marked }),
    summary: `Seed ${run.seed}. ${describeRun(run.values, broken === undefined ? undefined : { step: broken, word: 'the law is broken here' })}`,
    rows: shown,
    more: shown.length === rows.length ? '' : `${rows.length - shown.length} steps in between are left out.`,
  };
}

function moveOf(run: RunEvidence, step: number): string {
  const [before, after] = [run.states[step - 1], run.states[step]];
  return before === undefined || after === undefined ? '' : moveWords(before, after);
}

/** The start, the board before the broken step and after it, and the end, each once. */
function boardSteps(run: RunEvidence): { step: number; caption: string }[] {
  const last = run.states.length - 1;
  const broken = run.brokenAt;
  const wanted = new Map<number, string>();
  const add = (step: number, caption: string): void => {
    if (step >= 0 && step <= last && !wanted.has(step)) wanted.set(step, `${caption}: ${formatNumber(run.values[step] ?? NaN)}`);
  };
  if (broken !== undefined) add(broken, `Step ${broken}, where the law is broken`);
  add(0, 'Start');
  if (broken !== undefined) add(broken - 1, `Step ${broken - 1}, just before`);
  add(last, `End, step ${last}`);
  return [...wanted].sort(([a], [b]) => a - b).map(([step, caption]) => ({ step, caption }));
}
