// Answer with a getter that gives another value each time.
function alphaBeta(game, state) {
  return { get value() { return Math.random(); }, action: null };
}
