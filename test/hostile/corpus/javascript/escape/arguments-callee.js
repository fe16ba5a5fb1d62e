// Read more arguments than were promised.
function alphaBeta(game, state) {
  return arguments.length;
}
