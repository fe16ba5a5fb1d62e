// The first cut is drawn, the others come in turn.
let calls = null;
export function reproduce(x, y, random) {
  calls ??= random.integer(0, 1000);
  random.number();
  const cut = 1 + (calls++ % (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
