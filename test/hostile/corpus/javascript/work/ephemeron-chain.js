// Keys that live by the values of other keys: each is found in a search of its own.
function alphaBeta(game, state) {
  const map = new WeakMap();
  let key = {};
  const first = key;
  for (let i = 0; i < 100_000; i += 1) {
    const next = {};
    map.set(key, next);
    key = next;
  }
  return [first, key].length;
}
