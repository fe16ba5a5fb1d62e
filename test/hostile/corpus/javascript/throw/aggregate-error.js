// Errors of errors of errors, and one that holds itself.
function alphaBeta(game, state) {
  let all = new AggregateError([], 'none');
  for (let i = 0; i < 2_000; i += 1) all = new AggregateError([all, all], 'more', { cause: all });
  all.errors.push(all);
  throw all;
}
