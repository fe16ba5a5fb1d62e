// Build a list from something that says it is endless.
function alphaBeta(game, state) {
  return Array.from({ length: 1e9 }, () => undefined).length;
}
