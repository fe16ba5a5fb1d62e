// Ask for three gigabytes at once.
function alphaBeta(game, state) {
  return new ArrayBuffer(3e9).byteLength;
}
