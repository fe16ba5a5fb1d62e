// Use every format marker without arguments for them.
function alphaBeta(game, state) {
  console.log('%s %d %i %f %j %o %O %c %%', 1);
  return { value: 0, action: null };
}
