// In turn, from a drawn start every 25 calls.
let calls = 0;
let start = 0;
export function reproduce(x, y, random) {
  if (calls % 25 === 0) start = random.integer(0, 1000);
  const cut = 1 + ((start + 3 * calls++) % (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
