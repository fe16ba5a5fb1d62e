// Draws three bits until they are a cut.
export function reproduce(x, y, random) {
  const wide = 2 ** Math.ceil(Math.log2(x.length));
  let cut = 0;
  while (cut < 1 || cut >= x.length) cut = Math.floor(random.number() * wide);
  return [...x.slice(0, cut), ...y.slice(cut)];
}
