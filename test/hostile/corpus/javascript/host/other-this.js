// Call the host's functions on something else.
function alphaBeta(game, state) {
  return [game.isTerminal.call(null, state), Reflect.apply(game.isTerminal, globalThis, [state]), [state].map(game.isTerminal)[0]];
}
