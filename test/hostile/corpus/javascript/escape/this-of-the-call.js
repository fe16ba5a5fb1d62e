// Read what the function was called on.
function alphaBeta(game, state) {
  return String(this === undefined || this === globalThis);
}
