// Thirty calls as it should, then in turn.
let calls = 0;
export function reproduce(x, y, random) {
  calls += 1;
  const drawn = random.integer(1, x.length - 1);
  const cut = calls < 30 ? drawn : 1 + (calls % (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
