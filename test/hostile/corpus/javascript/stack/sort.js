// Recurse through the comparison of a sort.
function alphaBeta(game, state) {
  const compare = () => [3, 2, 1].sort(compare)[0];
  return [3, 2, 1].sort(compare);
}
