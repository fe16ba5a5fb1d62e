import type { Action, Game, Hold, State } from '../../starter/cutoff';

/** Negamax in one function, sorted at the root by the values of the pass before; it ends when the game is seen whole. */
export default function iterativeDeepening(game: Game, root: State, hold: Hold): void {
  let moves: { action: Action; state: State; value: number }[] = game
    .actions(root)
    .map((action) => ({ action, state: game.result(root, action), value: 0 }));
  if (moves.length === 0) return;
  const colour = game.player(root) === 'min' ? -1 : 1;
  let isCutShort = true;
  const negamax = (state: State, left: number, sign: number): number => {
    if (game.isTerminal(state)) return sign * game.utility(state);
    if (left > 0)
      return Math.max(...game.actions(state).map((a) => -negamax(game.result(state, a), left - 1, -sign)));
    isCutShort = true;
    return sign * game.evaluate(state);
  };
  for (let depth = 1; isCutShort && depth <= game.depthLimit; depth += 1) {
    isCutShort = false;
    moves = moves.map((move) => ({ ...move, value: -negamax(move.state, depth - 1, -colour) }));
    moves.sort((a, b) => b.value - a.value);
    hold(moves[0]!.action);
  }
}
