// Loop for ever.
function alphaBeta(game, state) {
  while (true) {}
}
