// Throw an object whose message, name and stack loop.
function alphaBeta(game, state) {
  throw { get message() { for (;;); }, get name() { for (;;); }, get stack() { for (;;); }, toString() { for (;;); } };
}
