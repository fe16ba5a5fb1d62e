// Answer with a view of memory that was given away.
function alphaBeta(game, state) {
  const bytes = new Uint8Array([3]);
  bytes.buffer.transfer(0);
  return { value: bytes, action: '0' };
}
