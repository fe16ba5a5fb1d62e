// Answer later.
function alphaBeta(game, state) {
  return Promise.resolve({ value: 3, action: "0" });
}
