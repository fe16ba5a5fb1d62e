// Reach the host through an error that it threw.
function alphaBeta(game, state) {
  try { game.utility('x'); } catch (error) { return [error instanceof TypeError, error.constructor === TypeError, error.constructor.constructor('return typeof process')(), Object.getOwnPropertyNames(error)]; }
}
