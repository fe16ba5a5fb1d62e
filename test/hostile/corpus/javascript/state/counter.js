// Answer differently each time.
function alphaBeta(game, state) {
  var calls = (globalThis.calls = (globalThis.calls ?? 0) + 1);
  return calls;
}
