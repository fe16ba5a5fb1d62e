// Recurse through a conversion to text.
function alphaBeta(game, state) {
  const o = { toString: () => `${o}` };
  return `${o}`;
}
