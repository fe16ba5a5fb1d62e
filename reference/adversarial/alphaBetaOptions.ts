import type { Decision, Game, Window } from '../game.ts';
import type { Trace } from '../trace.ts';
import type { CutTest } from './cut.ts';

/**
 * The contract of every alpha–beta search here, in MAX's view:
 * - `alpha`: MAX is sure of at least this much by another move higher up. `beta`: MIN is sure of at most this
 *   much.
 *   The window is not empty: alpha < beta.
 * - `depth`: plies left, a non-negative integer or Infinity; at 0, or at the end of the game, the node is a
 *   leaf, and a leaf is returned as it is.
 * - `cut`: when the bounds stop a search; `nonStrict` unless given.
 */
export interface AlphaBetaOptions<S> {
  readonly cut?: CutTest;
  readonly window?: Window;
  readonly depth?: number;
  readonly trace?: Trace<S>;
}

/** Any alpha–beta search that keeps to the contract above. */
export type AlphaBeta = <S, A>(game: Game<S, A>, state: S, options?: AlphaBetaOptions<S>) => Decision<A>;
