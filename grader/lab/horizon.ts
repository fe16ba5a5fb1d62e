import { alphaBeta } from '../../reference/adversarial/alphaBeta.ts';
import { afterPlies, type Horizon, withHorizon } from '../../reference/adversarial/horizon.ts';
import { trueValues } from '../../reference/adversarial/ordering.ts';
import { steadyWithin, untilQuiet } from '../../reference/adversarial/quiescence.ts';
import type { Game } from '../../reference/game.ts';
import { ticTacToe } from '../../reference/games/ticTacToe.ts';
import { watch } from '../../reference/trace.ts';

/** `cutoff lab horizon --json`. */
export interface HorizonReport {
  readonly lab: 'horizon';
  /** Positions in which a move is chosen: all that can come, and are not over. */
  readonly positions: number;
  /** By how much an evaluation may change with a move, in a position that counts as quiet. */
  readonly margin: number;
  readonly extension: number;
  readonly rows: readonly HorizonRow[];
}

export interface HorizonRow {
  readonly plies: number;
  /** Whether it looks on, beyond so many plies, where a position is not quiet. */
  readonly quiescence: boolean;
  /** Positions in which its move is one of the best there are, and in which it gives away a win or a draw. */
  readonly right: number;
  readonly lost: number;
  /** Leaves that it evaluates for one move, on average. */
  readonly leaves: number;
}

/**
 * What a search loses behind its horizon, over every position of tic-tac-toe: how often the move of a search
 * that stops after so many plies is one of the best, with quiescence and without (fourth notes).
 *
 * @param progress Told the share done, in [0, 1].
 */
export function horizonLab(
  {
    depth,
    margin,
    extension,
  }: { readonly depth: number; readonly margin: number; readonly extension: number },
  progress: (done: number) => void = () => {},
): HorizonReport {
  const game = ticTacToe();
  const valueOf = trueValues(game);
  const states = positionsOf(game);
  const isQuiet = steadyWithin(game, margin);
  const ways = Array.from({ length: depth }, (_, at) => at + 1).flatMap((plies) =>
    [false, true].map((quiescence) => ({ plies, quiescence })),
  );
  const rows = ways.map(({ plies, quiescence }, way): HorizonRow => {
    const horizon: Horizon<number> = quiescence ? untilQuiet(plies, isQuiet, extension) : afterPlies(plies);
    let [right, leaves] = [0, 0];
    for (const [at, state] of states.entries()) {
      const limited = withHorizon(game, state, horizon);
      const watched = watch(limited);
      const { action } = alphaBeta(watched.game, limited.initial);
      leaves += watched.evaluated.length;
      if (action !== null && valueOf(game.result(state, action)) === valueOf(state)) right += 1;
      progress((way + (at + 1) / states.length) / ways.length);
    }
    return { plies, quiescence, right, lost: states.length - right, leaves: leaves / states.length };
  });
  return { lab: 'horizon', positions: states.length, margin, extension, rows };
}

/** Every position that can come and is not over, in the order in which they are reached. */
export function positionsOf(game: Game<number, string>): number[] {
  const found = new Set([game.initial]);
  for (const state of found)
    for (const action of game.actions(state)) {
      const next = game.result(state, action);
      if (!game.isTerminal(next)) found.add(next);
    }
  return [...found];
}
