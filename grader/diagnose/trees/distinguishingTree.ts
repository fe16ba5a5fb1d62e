import type { Random } from '../../../reference/random.ts';
import { unroll } from '../../reading/unrolled.ts';
import type { GameInput } from '../../types/input.ts';
import { type CandidateSearch, nameOf } from './candidateSearch.ts';
import { inputOf } from './candidateTree.ts';
import type { DiagnosisContext } from './context.ts';
import { type Comparison, explains } from './explains.ts';
import { randomCandidateTree } from './randomCandidateTree.ts';
import { simulate } from './searchRun.ts';
import type { Signature } from './signature.ts';
import type { TreeScope } from './treeScope.ts';

/** Sizes of the random trees, in nodes: the next where no tree of the one before tells anything. */
const SIZES = [7, 12, 20, 30];
/** Random trees of each size. */
const TREES_PER_SIZE = 30;
/** Candidates by which trees are chosen; more would make no better choice. */
const MOST_COMPARED = 12;

/** A tree on which candidates do different things. */
export interface DistinguishingTree {
  readonly input: GameInput;
  /** How many different things the candidates do on it. */
  readonly kinds: number;
  readonly worth: number;
  readonly nodes: number;
}

/** What is to be told apart. */
export interface TreeQuestion {
  readonly context: DiagnosisContext;
  readonly candidates: readonly CandidateSearch[];
  /** Correct searches, from which the candidates are told apart too. */
  readonly correct: readonly CandidateSearch[];
  readonly scope: TreeScope;
}

/**
 * A tree of the smallest size that tells candidates apart; while several names are left, one that tells them
 * from a correct search will do only where none does. Null where none of those drawn tells anything.
 */
export function distinguishingTree(question: TreeQuestion, random: Random): DistinguishingTree | null {
  const hasOneName = new Set(question.candidates.map(nameOf)).size === 1;
  let first: DistinguishingTree | null = null;
  for (const size of SIZES) {
    const tree = bestOfSize(question, random, size);
    if (tree !== null && (hasOneName || tree.kinds > 1)) return tree;
    first ??= tree;
  }
  return first;
}

/** The tree that tells most candidates apart, the smallest of those that tell as many. */
function bestOfSize(question: TreeQuestion, random: Random, size: number): DistinguishingTree | null {
  let best: DistinguishingTree | null = null;
  const compared = representatives(question.candidates);
  for (let drawn = 0; drawn < TREES_PER_SIZE; drawn += 1) {
    const input = inputOf(randomCandidateTree(random, question.scope, size));
    const tree = compareOn(question, compared, input);
    if (
      tree !== null &&
      (best === null || tree.worth > best.worth || (tree.worth === best.worth && tree.nodes < best.nodes))
    )
      best = tree;
  }
  return best;
}

/** What one tree tells; null where it tells nothing. */
function compareOn(
  { context, correct, scope }: TreeQuestion,
  compared: readonly CandidateSearch[],
  input: GameInput,
): DistinguishingTree | null {
  const unrolled = unroll(input.game);
  const simulated = (candidate: CandidateSearch): Signature =>
    simulateCandidate(context, candidate, input, unrolled);
  const faulty = compared.map((candidate) => ({ candidate, does: simulated(candidate) }));
  const kinds = distinct(faulty.map(({ does }) => does));
  const right = correct.map(simulated);
  const differsFromCorrect = faulty.every(
    ({ candidate, does }) =>
      !right.some((other) =>
        scope.actionAlone === true ? mayBe(candidate, does, other) : isSame(does, other),
      ),
  );
  if (kinds < 2 && !differsFromCorrect) return null;
  return {
    input,
    kinds,
    worth: 2 * kinds + (differsFromCorrect ? 1 : 0),
    nodes: input.game.name === 'tree' ? input.game.tree.nodes.length : 0,
  };
}

/** What a candidate does on an input that the submission has not been asked about. */
export function simulateCandidate(
  { order, mostQuestions }: DiagnosisContext,
  { make }: CandidateSearch,
  input: GameInput,
  unrolled = unroll(input.game),
): Signature {
  // Without the submission's own answer nobody knows its own order: then the given one.
  const known = order === 'own' ? 'given' : order;
  return simulate({ input, unrolled, seen: { evaluated: [] } }, make(), known, mostQuestions);
}

/**
 * One candidate for each form of each mistake: conventions make little difference, and there are many. Every
 * mistake comes before any in a second form.
 */
function representatives(candidates: readonly CandidateSearch[]): CandidateSearch[] {
  const byForm = new Map<string, CandidateSearch>();
  for (const candidate of candidates) {
    const key = candidate.faults
      .map(({ mistake, form, region }) => `${mistake.id} ${form.label} ${region ?? ''}`)
      .join(' + ');
    if (!byForm.has(key)) byForm.set(key, candidate);
  }
  const formsSeen = new Map<string, number>();
  const ranked = [...byForm.values()].map((candidate) => {
    const formNumber = formsSeen.get(nameOf(candidate)) ?? 0;
    formsSeen.set(nameOf(candidate), formNumber + 1);
    return { candidate, formNumber };
  });
  return ranked
    .sort((a, b) => a.formNumber - b.formNumber)
    .slice(0, MOST_COMPARED)
    .map(({ candidate }) => candidate);
}

function distinct(signatures: readonly Signature[]): number {
  const kinds: Signature[] = [];
  for (const one of signatures) if (!kinds.some((other) => isSame(one, other))) kinds.push(one);
  return kinds.length;
}

const STRICT: Comparison = {
  tolerance: 0,
  anyOrder: false,
  anyTie: false,
  anyNumber: false,
  hasActions: true,
  isIllegalAction: () => false,
};

export const isSame = (a: Signature, b: Signature): boolean => explains(a, b, STRICT);

/**
 * Whether a candidate may do the same: where every action seems equally good to it, no answer speaks for it.
 */
const mayBe = ({ anyTie }: CandidateSearch, its: Signature, other: Signature): boolean =>
  explains(its, other, { ...STRICT, anyTie });
