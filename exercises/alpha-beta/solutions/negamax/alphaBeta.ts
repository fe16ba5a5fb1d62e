import type { Action, Decision, Game, State } from '../../starter/cutoff';

/**
 * Negamax with a window. It changes sides only where the player changes, so that it also holds where one player
 * moves twice in a row.
 */
export function alphaBeta(game: Game, state: State): Decision {
  let chosen: Action | null = null;

  /** What the state is worth to the player whose sign is given. */
  function value(at: State, ply: number, sign: 1 | -1, alpha: number, beta: number): number {
    if (game.isTerminal(at)) return sign * game.utility(at);
    if (ply === game.depthLimit) return sign * game.evaluate(at);
    let best = -Infinity;
    for (const action of game.actions(at)) {
      const child = game.result(at, action);
      const side = game.player(child) === 'max' ? 1 : -1;
      const found = side === sign
        ? value(child, ply + 1, sign, Math.max(alpha, best), beta)
        : -value(child, ply + 1, side, -beta, -Math.max(alpha, best));
      if (found > best) {
        best = found;
        if (ply === 0) chosen = action;
      }
      if (best >= beta) break; // beta cutoff
    }
    return best;
  }

  const sign = game.player(state) === 'max' ? 1 : -1;
  return { value: sign * value(state, 0, sign, -Infinity, Infinity), action: chosen };
}
