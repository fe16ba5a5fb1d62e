import { entry, itemAt } from '../types/lookup.ts';
import { ALPHA_BETA } from '../../reference/adversarial/alphaBeta.ts';
import { CUT_TESTS } from '../../reference/adversarial/cut.ts';
import { FULL_WINDOW, type Cut, type Game, type Returns, type Window } from '../../reference/game.ts';
import { type Trace, type Visit, recordVisits, reorder, watch } from '../../reference/trace.ts';
import type { Order } from './childOrder.ts';
import type { Unrolled } from './unrolled.ts';

export interface Convention {
  readonly cut: Cut;
  readonly returns: Returns;
}

/** What a correct alpha–beta evaluates in a given order of children. */
export interface Replay {
  readonly convention: Convention;
  /** Leaves, in the order evaluated. */
  readonly evaluated: readonly number[];
}

export interface ReplayOptions {
  readonly unrolled: Unrolled;
  readonly convention: Convention;
  readonly depthLimit: number;
  /** Children of a node in the order to search them, a permutation of `unrolled.children`. */
  readonly order: Order;
  /** Where to start, and with which window; the root and the full one unless given. */
  readonly from?: { readonly node: number; readonly window: Window };
}

/** Runs the reference's alpha–beta as the options say. */
export function replay(options: ReplayOptions): Replay {
  const { game, evaluated } = watch(inOrder(options));
  search(game, options);
  return { convention: options.convention, evaluated };
}

/**
 * The same with a loop of its own at the root, which hands its bound from child to child but has no window to
 * cut on. It differs from the other only where a value is infinite.
 */
export function replayRootLoop(options: ReplayOptions): Replay {
  const { unrolled, convention, order } = options;
  const { game, evaluated } = watch(inOrder(options));
  let window = FULL_WINDOW;
  for (const node of order(0)) {
    const value = search(game, { ...options, from: { node, window } });
    window =
      unrolled.game.player(0) === 'max'
        ? { ...window, alpha: Math.max(window.alpha, value) }
        : { ...window, beta: Math.min(window.beta, value) };
  }
  return { convention, evaluated };
}

/** The visit of each node that the same search enters, with windows, values and cutoffs. */
export function replayVisits(options: ReplayOptions): ReadonlyMap<number, Visit<number>> {
  const { trace, visits } = recordVisits<number>();
  search(inOrder(options), options, trace);
  return new Map(visits.map((visit) => [visit.state, visit]));
}

function search(
  game: Game<number, string>,
  { unrolled, convention, depthLimit, from = { node: 0, window: FULL_WINDOW } }: ReplayOptions,
  trace?: Trace<number>,
): number {
  const depth = depthLimit - unrolled.ply(from.node);
  return ALPHA_BETA[convention.returns](game, from.node, {
    cut: CUT_TESTS[convention.cut],
    window: from.window,
    depth,
    ...(trace === undefined ? {} : { trace }),
  }).value;
}

function inOrder({ unrolled, order }: ReplayOptions): Game<number, string> {
  return reorder(unrolled.game, (state, actions) => {
    const children = unrolled.children(state);
    const wanted = order(state);
    if (wanted === children) return actions;
    const actionTo = new Map(children.map((child, at) => [child, itemAt(actions, at)]));
    return wanted.map((child) => entry(actionTo, child));
  });
}
