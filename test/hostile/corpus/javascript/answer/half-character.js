// Answer with half a character.
function alphaBeta(game, state) {
  return "\ud800x";
}
