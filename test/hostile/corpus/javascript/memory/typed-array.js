// Ask for a gigabyte as bytes.
function alphaBeta(game, state) {
  return new Uint8Array(1e9).length;
}
