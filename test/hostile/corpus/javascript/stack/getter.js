// Recurse through a getter.
function alphaBeta(game, state) {
  const o = { get x() { return this.x; } };
  return o.x;
}
