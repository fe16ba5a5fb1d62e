import { Random } from '../../../reference/random.ts';
import type { Probe } from '../../types/engine.ts';
import { unroll } from '../../reading/unrolled.ts';
import { type CandidateSearch, acceptedConventions, candidateSearch, nameOf } from './candidateSearch.ts';
import { inputOf } from './candidateTree.ts';
import { type Comparison, explains } from './explains.ts';
import { type DiagnosisContext, explainsAll } from './fit.ts';
import { type SearchRun, readSearchRun, simulate } from './searchRun.ts';
import { type TreeScope, randomCandidateTree } from './treeScope.ts';
import type { Signature } from './signature.ts';

/**
 * How many trees a submission is asked to search before a diagnosis is believed, and how often that must go
 * well.
 */
const MOST_PROBES = 12;
const CONFIRMATIONS = 3;
/**
 * Of agents the action alone is seen, and two mistakes together come to the same as another one for a while.
 */
const CONFIRMATIONS_OF_PAIRS = 8;
/** Random trees that are looked at for each that is asked. */
const TREES_A_PROBE = 30;
/** Sizes of those trees, in nodes: the next where no tree of the one before tells anything. */
const SIZES = [7, 12, 20, 30];
const SEED = 6_006;
const FIRST_SEED = 11;
/** Candidates by which trees are chosen; more would make no better choice. */
const MOST_ASKED = 12;

/** Candidates that are left, and the runs that left them. */
export interface Disambiguated {
  readonly candidates: readonly CandidateSearch[];
  /** Runs that were asked for. */
  readonly probes: readonly SearchRun[];
}

/** Of a run that has not been made. */
export const NO_SIGNATURE: Signature = {
  outcome: 'returned',
  value: { ok: false, found: '', help: '' },
  action: { ok: false, found: '', help: '' },
  tied: [],
  isUnset: false,
  isOutOfTurn: false,
  evaluated: [],
  repeated: new Set(),
  isThrice: false,
  unseen: new Set(),
  questions: 0,
};

/**
 * Asks a submission about small random trees on which the candidates, and a correct search, would do
 * different things, until one is left that has been confirmed or no tree tells the rest apart. The cheapest
 * telling trees first.
 */
export async function disambiguate(
  context: DiagnosisContext,
  candidates: readonly CandidateSearch[],
  scope: TreeScope,
  probe: Probe,
  from = 0,
): Promise<Disambiguated> {
  const random = Random.seeded(SEED + from);
  const correct = acceptedConventions(context.algorithm, context.conventions).map((convention) =>
    candidateSearch(context.algorithm, context.conventions, convention, []),
  );
  const probes: SearchRun[] = [];
  let left = [...candidates];
  const isOfPairs = scope.ofAgents === true && candidates.some(({ parts }) => parts.length > 1);
  const enough = isOfPairs ? CONFIRMATIONS_OF_PAIRS : CONFIRMATIONS;
  let confirmed = 0;
  while (left.length > 0 && probes.length < MOST_PROBES) {
    const isDecided = new Set(left.map(nameOf)).size === 1;
    if (isDecided && confirmed >= enough) break;
    const telling: DistinguishingTree | null = smallestDistinguishing(context, left, correct, scope, random);
    // What no tree tells apart is confirmed together.
    if (telling === null || (telling.kinds < 2 && confirmed >= enough)) break;
    // Other draws each time, so that nothing which hangs on them looks like a habit.
    const observation = await probe({ ...telling.input, seed: FIRST_SEED + probes.length + from });
    const run = readSearchRun(context.algorithm, telling.input, observation, {
      visibility: 'student',
      instance: -1 - probes.length - from,
      isSuspect: true,
    });
    if (run === null) break;
    probes.push(run);
    left = left.filter((one) => explainsAll(context, one, [run]));
    confirmed += 1;
  }
  return { candidates: isOfPairs && confirmed === 0 ? [] : left, probes };
}

interface DistinguishingTree {
  readonly input: SearchRun['input'];
  /** How many different things the candidates do on it. */
  readonly kinds: number;
  readonly worth: number;
  readonly nodes: number;
}

/**
 * A tree of the smallest size that tells candidates apart; while several names are left, one that tells them
 * from a correct search will do only where none does.
 */
function smallestDistinguishing(
  context: DiagnosisContext,
  candidates: readonly CandidateSearch[],
  correct: readonly CandidateSearch[],
  scope: TreeScope,
  random: Random,
): DistinguishingTree | null {
  const isDecided = new Set(candidates.map(nameOf)).size === 1;
  let first: DistinguishingTree | null = null;
  for (const size of SIZES) {
    const telling = bestDistinguishing(context, candidates, correct, scope, random, size);
    if (telling !== null && (isDecided || telling.kinds > 1)) return telling;
    first ??= telling;
  }
  return first;
}

/**
 * The tree that tells most candidates apart; null where none of those drawn tells any from another or from a
 * correct search.
 */
function bestDistinguishing(
  context: DiagnosisContext,
  candidates: readonly CandidateSearch[],
  correct: readonly CandidateSearch[],
  scope: TreeScope,
  random: Random,
  size: number,
): DistinguishingTree | null {
  let best: DistinguishingTree | null = null;
  const asked = representatives(candidates);
  // Without the submission's own answer nobody knows its own order: then the given one.
  const order = context.order === 'own' ? 'given' : context.order;
  for (let drawn = 0; drawn < TREES_A_PROBE; drawn += 1) {
    const input = inputOf(randomCandidateTree(random, scope, size));
    const blank = { input, unrolled: unroll(input.game), seen: NO_SIGNATURE };
    const signatures = (all: readonly CandidateSearch[]): Signature[] =>
      all.map((one) => simulate(blank, one.make(), order, context.mostQuestions));
    const mistaken = signatures(asked);
    const kinds = distinct(mistaken);
    const right = signatures(correct);
    const isTold = mistaken.every(
      (one, at) =>
        !right.some((other) =>
          scope.ofAgents === true ? mayBe(asked[at]!, one, other) : isSame(one, other),
        ),
    );
    if (kinds < 2 && !isTold) continue;
    const worth = 2 * kinds + (isTold ? 1 : 0);
    const nodes = input.game.name === 'tree' ? input.game.tree.nodes.length : 0;
    if (best === null || worth > best.worth || (worth === best.worth && nodes < best.nodes))
      best = { input, kinds, worth, nodes };
  }
  return best;
}

/**
 * One candidate for each form of each mistake: conventions make little difference, and there are many. Every
 * mistake comes before any in a second form.
 */
function representatives(candidates: readonly CandidateSearch[]): CandidateSearch[] {
  const found = new Map<string, CandidateSearch>();
  for (const one of candidates) {
    const key = one.parts
      .map(({ mistake, form, only }) => `${mistake.id} ${form.label} ${only ?? ''}`)
      .join(' + ');
    if (!found.has(key)) found.set(key, one);
  }
  const seen = new Map<string, number>();
  const inTurn = [...found.values()].map((one) => {
    const turn = seen.get(nameOf(one)) ?? 0;
    seen.set(nameOf(one), turn + 1);
    return { one, turn };
  });
  return inTurn
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MOST_ASKED)
    .map(({ one }) => one);
}

function distinct(signatures: readonly Signature[]): number {
  const kinds: Signature[] = [];
  for (const one of signatures) if (!kinds.some((other) => isSame(one, other))) kinds.push(one);
  return kinds.length;
}

const SAME: Comparison = {
  tolerance: 0,
  anyOrder: false,
  anyTie: false,
  anyNumber: false,
  hasActions: true,
  isIllegalAction: () => false,
};

export const isSame = (a: Signature, b: Signature): boolean => explains(a, b, SAME);

/**
 * Whether a candidate may do the same: where every action seems equally good to it, no answer speaks for it.
 */
const mayBe = ({ anyTie }: CandidateSearch, its: Signature, other: Signature): boolean =>
  explains(its, other, { ...SAME, anyTie });
