// Replace the constructors that the host throws with.
function alphaBeta(game, state) {
  globalThis.TypeError = globalThis.Error = function () { for (;;); };
  try { game.utility('x'); } catch (error) { return error.message.length > 0; }
}
