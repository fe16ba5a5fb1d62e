// Answer with four thousand million holes.
function alphaBeta(game, state) {
  return (() => { const xs = []; xs.length = 2 ** 32 - 1; return xs; })();
}
