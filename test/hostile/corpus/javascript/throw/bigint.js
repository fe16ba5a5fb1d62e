// Throw a huge integer.
function alphaBeta(game, state) {
  throw 10n ** 30n;
}
