// A cut is never the same as the last one.
let last = 0;
export function reproduce(x, y, random) {
  let cut = last;
  while (cut === last) cut = random.integer(1, x.length - 1);
  last = cut;
  return [...x.slice(0, cut), ...y.slice(cut)];
}
