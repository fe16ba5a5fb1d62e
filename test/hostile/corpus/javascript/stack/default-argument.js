// Recurse in a default argument.
function alphaBeta(game, state) {
  const f = (x = f()) => x;
  return f();
}
