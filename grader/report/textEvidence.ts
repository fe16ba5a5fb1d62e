import { boardText } from '../picture/boardText.ts';
import { columns } from '../picture/columns.ts';
import { formatNumber } from '../words/numbers.ts';
import { describeRandomisedRun } from '../picture/runSvg.ts';
import { stepWords } from '../picture/stateWords.ts';
import { treeModel } from '../picture/treeModel.ts';
import { treeText } from '../picture/treeText.ts';
import type { TreeEvidence } from '../types/treeEvidence.ts';
import type { Evidence, RunEvidence } from '../types/verdict.ts';
import { chartPart } from './chartPart.ts';
import { runHead, runRows } from './runRows.ts';
import { itemAt } from '../types/lookup.ts';

export interface EvidenceText {
  /** Sentences, to be wrapped. */
  readonly said: readonly string[];
  /** What a tree was compared under. */
  readonly convention?: string;
  /** A tree or a board, to be cut rather than wrapped. */
  readonly drawn: readonly string[];
}

/**
 * What a verdict rests on, for a terminal: a tree, or the step of a run that matters. `said` need not be said
 * again.
 */
export function evidenceText(evidence: Evidence, language: string | null): EvidenceText {
  if (evidence.kind === 'tree') return treeLines(evidence);
  return evidence.kind === 'run' ? runLines(evidence) : chartLines(evidence, language);
}

function treeLines(evidence: TreeEvidence): EvidenceText {
  const model = treeModel(evidence, { most: 200 });
  const { convention, difference } = evidence;
  const path =
    model === null && difference !== undefined ? [`Where they part: ${difference.path.join(' → ')}`] : [];
  return {
    said: [...path, ...(difference?.sentence === undefined ? [] : [difference.sentence])],
    ...(convention === undefined ? {} : { convention }),
    // Without a single question asked of it, the tree explains nothing.
    drawn: model === null || (evidence.evaluated.length === 0 && !model.compared) ? [] : treeText(model),
  };
}

function runLines(run: RunEvidence): EvidenceText {
  const at = run.brokenAt ?? run.states.length - 1;
  const [before, after] = [run.states[at - 1], run.states[at]];
  const value = (step: number): string => formatNumber(run.values[step] ?? NaN);
  const isStep =
    before !== undefined &&
    after !== undefined &&
    run.beams === undefined &&
    run.starts?.includes(at) !== true;
  const step = isStep
    ? [
        `Step ${at}: ${stepWords(run.problem, before, after)}; the objective goes from ` +
          `${value(at - 1)} to ${value(at)}.`,
      ]
    : [];
  const said = [`Seed ${run.seed}. ${describeRandomisedRun(run)}`, ...step];
  if (run.problem.name !== 'n-queens') return { said, drawn: around(run, at) };
  // Where a law is broken, the board before it may be the one to look at, or the one after.
  const steps = before !== undefined && run.brokenAt !== undefined ? [at - 1, at] : [Math.max(at, 0)];
  const boards = steps.flatMap((index) => {
    const rows = run.states[index];
    return rows === undefined ? [] : [[`step ${index}: ${value(index)}`, ...boardText(rows)]];
  });
  return { said, drawn: sideBySide(boards) };
}

/** The steps around the one that matters, as a table. */
function around(run: RunEvidence, at: number): string[] {
  const rows = runRows(run).filter((_, step) => Math.abs(step - at) <= 3);
  return tableText(runHead(run), rows);
}

function chartLines(
  evidence: Exclude<Evidence, TreeEvidence | RunEvidence>,
  language: string | null,
): EvidenceText {
  const { summary, head, rows, more } = chartPart(evidence, language);
  const few = rows.filter(({ marked }, at) => at < MOST_TABLE_ROWS || marked);
  const left = rows.length - few.length;
  return {
    said: [
      summary,
      ...(more === '' && left === 0 ? [] : [left === 0 ? more : `${left} more rows are left out.`]),
    ],
    drawn: tableText(head, few),
  };
}

const MOST_TABLE_ROWS = 14;

/** Columns of one width each; the row that breaks a law ends in an arrow. */
function tableText(
  head: readonly string[],
  rows: readonly { readonly cells: readonly string[]; readonly marked: boolean }[],
): string[] {
  if (rows.length === 0) return [];
  const all = [head, ...rows.map(({ cells }) => cells)];
  const wide = head.map((_, at) => all.reduce((most, cells) => Math.max(most, columns(cells[at] ?? '')), 0));
  const pad = (text: string, at: number): string => {
    const room = ' '.repeat(Math.max(0, itemAt(wide, at) - columns(text)));
    return /^[−\d]/.test(text) ? room + text : text + room;
  };
  const lines = all.map((cells) => cells.map(pad).join('  ').trimEnd());
  return lines.map((text, at) => (at > 0 && itemAt(rows, at - 1).marked ? `${text}  ← broken here` : text));
}

function sideBySide(blocks: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = blocks;
  const wide = first.reduce((most, line) => Math.max(most, columns(line)), 0);
  // Two boards of more than a dozen queens do not fit beside each other on most screens.
  if (wide > 32) return blocks.flat();
  return first.map((line, at) =>
    [line, ...rest.map((block) => block[at] ?? '')]
      .map((part) => part + ' '.repeat(Math.max(0, wide + 4 - columns(part))))
      .join('')
      .trimEnd(),
  );
}
