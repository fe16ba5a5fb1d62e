// Require something that is no name.
function alphaBeta(game, state) {
  try { return require({ toString: () => './x' }); } catch (error) { return error.name; }
}
