// Look a name up along a very long chain.
function alphaBeta(game, state) {
  let o = {};
  for (let i = 0; i < 5e4; i += 1) o = Object.create(o);
  return o.missing === undefined;
}
