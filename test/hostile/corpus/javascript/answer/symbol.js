// Answer with a symbol.
function alphaBeta(game, state) {
  return Symbol("3");
}
