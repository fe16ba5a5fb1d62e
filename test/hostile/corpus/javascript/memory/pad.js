// Pad a text to half a gigabyte.
function alphaBeta(game, state) {
  return 'a'.padStart(5e8, 'xy').length;
}
