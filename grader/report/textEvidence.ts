import { moveWords } from '../picture/board.ts';
import { boardText } from '../picture/boardText.ts';
import { columns } from '../picture/columns.ts';
import { formatNumber } from '../picture/numbers.ts';
import { describeRun } from '../picture/runWords.ts';
import { treeModel } from '../picture/treeModel.ts';
import { treeText } from '../picture/treeText.ts';
import type { Evidence, RunEvidence, TreeEvidence } from '../types/verdict.ts';

export interface EvidenceText {
  /** Sentences, to be wrapped. */
  readonly said: readonly string[];
  /** A tree or a board, to be cut rather than wrapped. */
  readonly drawn: readonly string[];
}

/** What a verdict rests on, for a terminal: a tree, or the step of a run that matters. `said` need not be said again. */
export function evidenceText(evidence: Evidence, said: string): EvidenceText {
  if (evidence.kind !== 'tree' && evidence.kind !== 'run') return { said: [], drawn: [] };
  return evidence.kind === 'tree' ? treeLines(evidence, said) : runLines(evidence);
}

function treeLines(evidence: TreeEvidence, said: string): EvidenceText {
  const model = treeModel(evidence, { most: 200 });
  const { convention, difference } = evidence;
  const path = model === null && difference !== undefined ? [`Where they part: ${difference.path.join(' → ')}`] : [];
  return {
    said: [...path, ...(difference === undefined || said.includes(difference.sentence) ? [] : [difference.sentence]), ...(convention === undefined ? [] : [`Compared under the convention “${convention}”.`])],
    // Without a single question asked of it, the tree explains nothing.
    drawn: model === null || (evidence.evaluated.length === 0 && !model.compared) ? [] : treeText(model),
  };
}

function runLines(run: RunEvidence): EvidenceText {
  const at = run.brokenAt ?? run.states.length - 1;
  const [before, after] = [run.states[at - 1], run.states[at]];
  const value = (step: number): string => formatNumber(run.values[step] ?? NaN);
  const step = before === undefined || after === undefined ? []
    : [`Step ${at}: ${moveWords(before, after)}; the objective goes from ${value(at - 1)} to ${value(at)}.`];
  // Where a law is broken, the board before it may be the one to look at, or the one after.
  const steps = before !== undefined && run.brokenAt !== undefined ? [at - 1, at] : [Math.max(at, 0)];
  const boards = steps.flatMap((index) => {
    const rows = run.states[index];
    return rows === undefined ? [] : [[`step ${index}: ${value(index)}`, ...boardText(rows)]];
  });
  return { said: [`Seed ${run.seed}. ${describeRun(run.values)}`, ...step], drawn: sideBySide(boards) };
}

function sideBySide(blocks: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = blocks;
  const wide = first.reduce((most, line) => Math.max(most, columns(line)), 0);
  // Two boards of more than a dozen queens do not fit beside each other on most screens.
  if (wide > 32) return blocks.flat();
  return first.map((line, at) => [line, ...rest.map((block) => block[at] ?? '')].map((part) => part + ' '.repeat(Math.max(0, wide + 4 - columns(part)))).join('').trimEnd());
}
