import { ALPHA_BETA } from '../../../reference/adversarial/alphaBeta.ts';
import { CUT_TESTS } from '../../../reference/adversarial/cut.ts';
import { FULL_WINDOW, type Cut, type Returns, type Window } from '../../../reference/game.ts';
import { type Visit, recordVisits, reorder, watch } from '../../../reference/trace.ts';
import type { Unrolled } from './unrolled.ts';

export interface Convention {
  readonly cut: Cut;
  readonly returns: Returns;
}

/** What a correct alpha–beta does in a given order of children. */
export interface Replay {
  readonly convention: Convention;
  /** Leaves, in the order evaluated. */
  readonly evaluated: readonly number[];
  /** The visit of each node that is entered. */
  readonly visits: ReadonlyMap<number, Visit<number>>;
}

export interface ReplayOptions {
  readonly convention: Convention;
  readonly depthLimit: number;
  /** Children of a node in the order to search them, a permutation of `unrolled.children`. */
  readonly order: (node: number) => readonly number[];
  /** Where to start, with which window, at how many plies left; the root, the full window, `depthLimit` unless given. */
  readonly from?: { readonly node: number; readonly window: Window };
}

/** Runs the reference's alpha–beta as the options say. */
export function replay(unrolled: Unrolled, options: ReplayOptions): Replay {
  const { convention, depthLimit, order } = options;
  const { node, window } = options.from ?? { node: 0, window: FULL_WINDOW };
  const ordered = reorder(unrolled.game, (state, actions) => {
    const children = unrolled.children(state);
    const wanted = order(state);
    return wanted === children ? actions : wanted.map((child) => actions[children.indexOf(child)]!);
  });
  const watched = watch(ordered);
  const { trace, visits } = recordVisits<number>();
  const depth = depthLimit - unrolled.ply(node);
  ALPHA_BETA[convention.returns](watched.game, node, { cut: CUT_TESTS[convention.cut], window, depth, trace });
  return { convention, evaluated: watched.evaluated, visits: new Map(visits.map((visit) => [visit.state, visit])) };
}
