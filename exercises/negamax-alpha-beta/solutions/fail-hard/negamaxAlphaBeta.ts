import type { Action, Decision, Game, State } from '../../starter/cutoff';

/** Values outside the window come back as its ends. A leaf asks whose turn it would be. */
export function negamaxAlphaBeta(game: Game, state: State): Decision {
  const sign = (s: State): 1 | -1 => (game.player(s) === 'max' ? 1 : -1);

  function worth(s: State, ply: number, alpha: number, beta: number): number {
    if (game.isTerminal(s)) return sign(s) * game.utility(s);
    if (ply >= game.depthLimit) return sign(s) * game.evaluate(s);
    for (const action of game.actions(s)) {
      const value = -worth(game.result(s, action), ply + 1, -beta, -alpha);
      if (value >= beta) return beta;
      if (value > alpha) alpha = value;
    }
    return alpha;
  }

  if (game.isTerminal(state)) return { value: game.utility(state), action: null };
  let [alpha, move]: [number, Action | null] = [-Infinity, null];
  for (const action of game.actions(state)) {
    const value = -worth(game.result(state, action), 1, -Infinity, -alpha);
    if (value > alpha) [alpha, move] = [value, action];
  }
  return { value: sign(state) * alpha, action: move };
}
