// A pattern whose classes are added, taken away and folded, again and again.
function alphaBeta(game, state) {
  const set = (depth) => (depth === 0 ? '\\p{L}' : `[${set(depth - 1)}--[${set(depth - 1)}&&\\p{Lu}]]`);
  return new RegExp(set(9), 'vi').test('x'.repeat(1000));
}
