// Free a structure that is very deep.
function alphaBeta(game, state) {
  let o = null;
  for (let i = 0; i < 1e5; i += 1) o = { o };
  o = null;
  return { value: 0, action: null };
}
