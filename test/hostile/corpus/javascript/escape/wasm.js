// Run machine code of its own.
function alphaBeta(game, state) {
  return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) !== null;
}
