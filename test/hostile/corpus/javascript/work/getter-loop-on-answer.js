// Loop in a getter of the answer, after the search has ended.
function alphaBeta(game, state) {
  return { get value() { for (;;); }, action: null };
}
