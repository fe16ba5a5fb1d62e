// Answer with a list that is a hundred thousand deep.
function alphaBeta(game, state) {
  let xs = [];
  for (let i = 0; i < 5e4; i += 1) xs = [xs];
  return xs;
}
