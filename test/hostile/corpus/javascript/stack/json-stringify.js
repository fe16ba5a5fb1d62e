// Write a list that is a hundred thousand deep.
function alphaBeta(game, state) {
  let xs = [];
  for (let i = 0; i < 1e5; i += 1) xs = [xs];
  return JSON.stringify(xs).length;
}
