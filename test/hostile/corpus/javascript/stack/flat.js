// Flatten a list that is very deep.
function alphaBeta(game, state) {
  let xs = [1];
  for (let i = 0; i < 5e4; i += 1) xs = [xs];
  return xs.flat(Infinity).length;
}
