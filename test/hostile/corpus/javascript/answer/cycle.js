// Answer with an object that contains itself.
function alphaBeta(game, state) {
  return (() => { const o = { value: 3 }; o.o = o; return o; })();
}
