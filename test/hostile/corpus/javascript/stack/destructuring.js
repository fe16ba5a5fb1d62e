// A pattern in a pattern in a pattern.
function alphaBeta(game, state) {
  return eval(`let ${'['.repeat(20_000)}x${']'.repeat(20_000)} = 1;`);
}
