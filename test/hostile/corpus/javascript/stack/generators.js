// Delegate from generator to generator without end.
function alphaBeta(game, state) {
  function* down() { yield* down(); }
  return [...down()];
}
