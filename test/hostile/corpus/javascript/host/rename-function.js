// Rename a host function to reach another.
function alphaBeta(game, state) {
  try { Object.defineProperty(game.isTerminal, 'name', { value: '4' }); } catch {}
  return game.isTerminal(state);
}
