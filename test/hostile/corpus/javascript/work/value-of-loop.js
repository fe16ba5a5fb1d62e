// Loop when the host reads a state as a number.
function alphaBeta(game, state) {
  return game.actions({ valueOf() { for (;;); } }).length;
}
