// Recurse through the callback of a replacement.
function alphaBeta(game, state) {
  const again = () => 'a'.replace(/a/, again);
  return again();
}
