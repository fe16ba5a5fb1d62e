import type { Figure, Form } from '../../../mistakes/adversarial/searchMistake.ts';
import type { Probe } from '../../types/engine.ts';
import type { GameInput } from '../../types/input.ts';
import { type CandidateSearch, candidateSearch } from './candidateSearch.ts';
import { inputOf } from './candidateTree.ts';
import { COMMON_CONSTANTS } from './commonConstants.ts';
import type { DiagnosisContext } from './context.ts';
import { isSame, simulateCandidate } from './distinguishingTree.ts';
import { explainsAll } from './explainsAll.ts';
import { treesWithValue } from './extremeTrees.ts';
import { readSearchRun } from './searchRun.ts';
import type { TreeScope } from './treeScope.ts';

/** What is known of the number in a mistake. */
export type ConstantBounds =
  | { readonly kind: 'exactly'; readonly size: number }
  | { readonly kind: 'between'; readonly low: number; readonly high: number }
  | { readonly kind: 'unknown' };

/** A candidate with a number in one of its faults. */
export interface ConstantQuestion {
  readonly context: DiagnosisContext;
  readonly candidate: CandidateSearch;
  /** Which of its faults has the number. */
  readonly at: number;
  readonly constant: Figure;
  readonly scope: TreeScope;
}

/**
 * Brackets the number in a mistake: asks the submission about trees with a value just above or below common
 * numbers, upwards from the candidate's own until one no longer comes through, then halving what is between.
 */
export async function boundConstant(question: ConstantQuestion, probe: Probe): Promise<ConstantBounds> {
  const { context, constant } = question;
  const sizes = [...new Set([...COMMON_CONSTANTS, ...context.numbers, constant.size])].sort((a, b) => a - b);
  // The number is more than sizes[low], and at most sizes[high] once that has been seen.
  let low = -1;
  let high: number | null = null;
  let next = sizes.indexOf(constant.size);
  while (high === null || high - low > 1) {
    const size = sizes[next];
    const isMore = size === undefined ? null : await comesThrough(question, probe, size + gap(size), size);
    if (isMore === null) return { kind: 'unknown' };
    if (isMore) low = next;
    else high = next;
    next = high === null ? low + 1 : low + Math.ceil((high - low) / 2);
  }
  const [below, size] = [sizes[low], sizes[high]];
  if (size === undefined) return { kind: 'unknown' };
  const isAtLeast = await comesThrough(question, probe, size - gap(size), size - 2 * gap(size));
  if (isAtLeast === true) return { kind: 'exactly', size };
  return isAtLeast === null || below === undefined
    ? { kind: 'unknown' }
    : { kind: 'between', low: below, high: size };
}

/** Half of the least difference between whole numbers, or more where numbers are too large for halves. */
export const gap = (size: number): number => Math.max(0.5, size * 2 ** -40);

/** Whether a value of that size still comes through; null where no tree, or no answer, tells. */
async function comesThrough(
  question: ConstantQuestion,
  probe: Probe,
  size: number,
  smaller: number,
): Promise<boolean | null> {
  const { context } = question;
  const input = distinguishingInput(question, size, smaller);
  if (input === null) return null;
  const run = readSearchRun(context.algorithm, input, await probe(input), {
    visibility: 'student',
    instance: 0,
    isSuspect: true,
  });
  return run === null ? null : explainsAll(context, withoutFault(question), [run]);
}

/**
 * A tree with a value of that size on which a search with a smaller number goes wrong; null where there is
 * none.
 */
function distinguishingInput(question: ConstantQuestion, size: number, smaller: number): GameInput | null {
  const { context, constant, scope } = question;
  const wrong = withForm(question, constant.resized(smaller));
  const right = withoutFault(question);
  for (const tree of treesWithValue(size, scope)) {
    const input = inputOf(tree);
    if (!isSame(simulateCandidate(context, wrong, input), simulateCandidate(context, right, input)))
      return input;
  }
  return null;
}

/** The candidate with another form of the fault that has the number. */
export const withForm = ({ context, candidate, at }: ConstantQuestion, form: Form): CandidateSearch =>
  candidateSearch(
    context.algorithm,
    context.conventions,
    candidate.convention,
    candidate.faults.map((fault, i) => (i === at ? { ...fault, form } : fault)),
  );

const withoutFault = ({ context, candidate, at }: ConstantQuestion): CandidateSearch =>
  candidateSearch(
    context.algorithm,
    context.conventions,
    candidate.convention,
    candidate.faults.filter((_, i) => i !== at),
  );
