import { prunes } from '../../subjects/subjects.ts';
import type { Search } from '../../../mistakes/skeletons/adversarial.ts';
import { play } from '../../../mistakes/skeletons/play.ts';
import { reorder } from '../../../reference/trace.ts';
import type { SkeletonAlgorithm } from '../../../mistakes/skeletons/conventions.ts';
import type { Visibility } from '../../types/exercise.ts';
import type { GameInput } from '../../types/input.ts';
import { type Observation, EVENT_SIZE, OPS } from '../../types/observation.ts';
import { type Order, childOrder } from '../../reading/childOrder.ts';
import type { Game } from '../../../reference/game.ts';
import { type Unrolled, unroll } from '../../reading/unrolled.ts';
import { rulesOf } from './playRules.ts';
import { type Signature, signatureOf, signatureOfPlayed } from './signature.ts';

export type GameAlgorithm = SkeletonAlgorithm;

/** One run of a submission, as evidence. */
export interface SearchRun {
  readonly input: GameInput;
  readonly unrolled: Unrolled;
  readonly seen: Signature;
  readonly visibility: Visibility;
  /**
   * Which instance it ran in, and its index in that instance: what is kept between calls shows only in
   * order.
   */
  readonly instance: number;
  /** Whether it drew from the stream. */
  readonly draws: boolean;
  /** Whether the case that it belongs to failed. */
  readonly isSuspect: boolean;
  /** Nodes of its tree; Infinity for other games. */
  readonly size: number;
}

/** Past these a run is left out: it would cost more than it tells. */
const MOST_STEPS = 4_000;

/** A run as evidence; null where it says nothing, or says it at too great a length. */
export function readSearchRun(
  algorithm: GameAlgorithm,
  input: GameInput,
  observation: Observation,
  about: Pick<SearchRun, 'visibility' | 'instance' | 'isSuspect'>,
): SearchRun | null {
  if (observation.calls > 8 * MOST_STEPS && observation.outcome.kind === 'returned') return null;
  const unrolled = unroll(input.game);
  const seen = signatureOf(unrolled, input, observation, prunes({ algorithm }));
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

function hasDrawn({ events }: Observation): boolean {
  for (let at = 0; at < events.length; at += EVENT_SIZE) if (events[at]! >= FIRST_DRAW) return true;
  return false;
}

/** In which order a submission goes through children, the same in all of its runs if there is one rule. */
const CHILD_ORDER_RULES = ['given', 'reversed', 'own'] as const;
export type ChildOrderRule = (typeof CHILD_ORDER_RULES)[number];

/**
 * The plainest rule that fits what was seen of every run; of two that do, the one by which fewer first
 * children were passed over.
 */
export function childOrderRule(runs: readonly SearchRun[]): ChildOrderRule {
  const fitting = (['given', 'reversed'] as const)
    .map((name) => ({ name, ...runs.map((run) => fit(run, name)).reduce(both, { fits: true, starts: 0 }) }))
    .filter(({ fits }) => fits);
  return fitting.sort((a, b) => b.starts - a.starts)[0]?.name ?? 'own';
}

interface Fit {
  /** Whether children were entered in that order, however many. */
  readonly fits: boolean;
  /** Nodes where the first child in that order was entered. */
  readonly starts: number;
}

const both = (a: Fit, b: Fit): Fit => ({ fits: a.fits && b.fits, starts: a.starts + b.starts });

function fit({ unrolled, seen }: SearchRun, name: 'given' | 'reversed'): Fit {
  const own = childOrder(unrolled, seen.evaluated);
  const entered = new Set<number>();
  for (const leaf of seen.evaluated) {
    for (let at = leaf; at >= 0 && !entered.has(at); at = unrolled.parent(at)) entered.add(at);
  }
  return [...entered]
    .map((node): Fit => {
      const children = name === 'given' ? unrolled.children(node) : unrolled.children(node).toReversed();
      const positions = own(node)
        .filter((child) => entered.has(child))
        .map((child) => children.indexOf(child));
      return {
        fits: positions.every((position, at) => at === 0 || position > positions[at - 1]!),
        starts: positions[0] === 0 ? 1 : 0,
      };
    })
    .reduce(both, { fits: true, starts: 0 });
}

/** The game of a run with its actions in the submission's order. */
export function reorderedGame(
  { unrolled, seen }: Pick<SearchRun, 'unrolled' | 'seen'>,
  name: ChildOrderRule,
): Game<number, string> {
  if (name === 'given') return unrolled.game;
  if (name === 'reversed') return reorder(unrolled.game, (_, actions) => actions.reverse());
  const own: Order = childOrder(unrolled, seen.evaluated);
  return reorder(unrolled.game, (node, actions) => {
    const children = unrolled.children(node);
    const actionTo = new Map(children.map((child, at) => [child, actions[at]!]));
    return own(node).map((child) => actionTo.get(child)!);
  });
}

/** What a search of the bank does in the place of a run. */
export function simulate(
  run: Pick<SearchRun, 'unrolled' | 'seen' | 'input'>,
  search: Search,
  order: ChildOrderRule,
  mostQuestions: number,
): Signature {
  const { input, unrolled } = run;
  return signatureOfPlayed(
    unrolled,
    input,
    play(search, reorderedGame(run, order), rulesOf(input), mostQuestions),
  );
}
