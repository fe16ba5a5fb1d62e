// Look for the seed of the random stream.
function alphaBeta(game, state) {
  return [Object.keys(Math.random), Math.random.toString(), Math.random.seed === undefined, typeof Math.random.prototype];
}
