// Reach a global object through a host function's constructor.
function alphaBeta(game, state) {
  return game.actions.constructor('return typeof process')();
}
