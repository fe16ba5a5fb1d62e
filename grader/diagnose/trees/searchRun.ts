import type { Search } from '../../../mistakes/skeletons/adversarial.ts';
import { type SkeletonAlgorithm, traitsOf } from '../../../mistakes/skeletons/algorithms.ts';
import { play } from '../../../mistakes/skeletons/play.ts';
import { type Unrolled, unroll } from '../../reading/unrolled.ts';
import type { Visibility } from '../../types/exercise.ts';
import type { GameInput } from '../../types/input.ts';
import { type Observation, EVENT_SIZE, OPS } from '../../types/observation.ts';
import { type ChildOrderRule, type OrderedRun, reorderedGame } from './childOrderRule.ts';
import { rulesOf } from './playRules.ts';
import { type Signature, signatureOf, signatureOfPlayed } from './signature.ts';
import { untilOther } from './untilOther.ts';

export type GameAlgorithm = SkeletonAlgorithm;

/** One search of a game by a submission, and what was seen of it. */
export interface SearchRun {
  readonly input: GameInput;
  readonly unrolled: Unrolled;
  readonly seen: Signature;
  readonly visibility: Visibility;
  /**
   * Number of the instance that it ran in. Runs of one instance are kept together, in the order of the calls:
   * what is kept between calls shows only in order.
   */
  readonly instance: number;
  /** Whether it drew a random number. */
  readonly draws: boolean;
  /** Whether the case that it belongs to failed. */
  readonly isSuspect: boolean;
  /** Nodes of its tree; Infinity for other games. */
  readonly size: number;
}

/** Past these a run is left out: it would cost more than it tells. */
const MOST_STEPS = 4_000;

/** A run as it was observed; null where it says nothing of the search, or says it at too great a length. */
export function readSearchRun(
  algorithm: GameAlgorithm,
  input: GameInput,
  observation: Observation,
  about: Pick<SearchRun, 'visibility' | 'instance' | 'isSuspect'>,
): SearchRun | null {
  // How far a search comes before it is stopped depends on how it is written.
  if ((input.anytime?.questions ?? null) !== null) return null;
  if (observation.calls > 8 * MOST_STEPS && observation.outcome.kind === 'returned') return null;
  const unrolled = unroll(input.game);
  const seen = signatureOf(unrolled, input, observation, traitsOf(algorithm));
  if (seen === null || seen.evaluated.length > MOST_STEPS) return null;
  return {
    input,
    unrolled,
    seen,
    draws: hasDrawn(observation),
    ...about,
    size: input.game.name === 'tree' ? input.game.tree.nodes.length : Infinity,
  };
}

const FIRST_DRAW = OPS.indexOf('draw-number');

const hasDrawn = ({ events }: Observation): boolean =>
  events.some((op, at) => at % EVENT_SIZE === 0 && op >= FIRST_DRAW);

/** What a known search does on the input of a run. */
export function simulate(
  run: OrderedRun & Pick<SearchRun, 'input'>,
  search: Search,
  order: ChildOrderRule,
  mostQuestions: number,
): Signature {
  const { input, unrolled } = run;
  const played = play(search, reorderedGame(run, order), rulesOf(input), mostQuestions);
  return signatureOfPlayed(unrolled, input, played);
}

/**
 * The same for a search that is compared with what was seen of the run: null where it evaluates other leaves.
 * `anyOrder`: the same leaves in whatever order.
 */
export function simulateUnlessOther(
  run: SearchRun,
  search: Search,
  order: ChildOrderRule,
  mostQuestions: number,
  anyOrder: boolean,
): Signature | null {
  // What was stopped is not held to its leaves, nor what searches a game again and again.
  if (run.seen.outcome === 'stopped' || run.input.anytime !== undefined)
    return simulate(run, search, order, mostQuestions);
  const { game, isOther } = untilOther(reorderedGame(run, order), run.seen, anyOrder);
  const played = play(search, game, rulesOf(run.input), mostQuestions);
  return isOther() ? null : signatureOfPlayed(run.unrolled, run.input, played);
}
