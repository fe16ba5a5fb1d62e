// Import a module while running.
function alphaBeta(game, state) {
  return import('fs');
}
