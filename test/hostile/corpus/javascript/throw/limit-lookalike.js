// Throw what a limit might look like.
function alphaBeta(game, state) {
  throw Object.assign(new Error('limit reached: time'), { name: 'LimitReached', limit: 'time', kind: 'limit' });
}
