import type { Horizon } from './horizon.ts';

/**
 * Quiescence (fourth notes): "terminate search only in quiescent positions". Beyond `plies`, the search goes
 * on as long as the position is not quiet, that is while its evaluation may change a good deal with the next
 * move; at most `extension` plies further, so that it ends.
 */
export function untilQuiet<S>(plies: number, isQuiet: (state: S) => boolean, extension: number): Horizon<S> {
  return ({ state, ply }) => ply >= plies && (isQuiet(state) || ply >= plies + extension);
}

/** Quiet when no move changes the evaluation by more than `margin`, by looking one ply ahead. */
export function steadyWithin<S, A>(
  game: { actions(state: S): A[]; result(state: S, action: A): S; evaluate(state: S): number },
  margin: number,
): (state: S) => boolean {
  return (state) => {
    const here = game.evaluate(state);
    return game
      .actions(state)
      .every((action) => Math.abs(game.evaluate(game.result(state, action)) - here) <= margin);
  };
}
