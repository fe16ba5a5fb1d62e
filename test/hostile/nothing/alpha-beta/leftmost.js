export function alphaBeta(game, state) {
  let s = state;
  while (!game.isTerminal(s)) s = game.result(s, game.actions(s)[0]);
  return { value: game.utility(s), action: game.actions(state)[0] ?? null };
}
