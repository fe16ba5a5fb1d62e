// Five cuts are drawn and used three times over.
let cuts = [];
let calls = 0;
export function reproduce(x, y, random) {
  if (calls % 15 === 0) cuts = [1, 2, 3, 4, 5].map(() => random.integer(1, x.length - 1));
  const cut = cuts[calls++ % 5];
  return [...x.slice(0, cut), ...y.slice(cut)];
}
