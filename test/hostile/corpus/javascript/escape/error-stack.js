// Read paths of the host in a stack.
function alphaBeta(game, state) {
  try { game.utility('x'); } catch (error) { return /node_modules|dist|\.ts|file:|worker|home|work/.test(String(error.stack)); }
}
