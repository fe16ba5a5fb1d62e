// Print a structure of a million leaves.
function alphaBeta(game, state) {
  const row = new Array(100).fill(0), grid = new Array(100).fill(row), cube = new Array(100).fill(grid);
  console.log(cube);
  return { value: 0, action: null };
}
