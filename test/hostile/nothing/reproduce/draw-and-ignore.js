export function reproduce(x, y, random) {
  random.number();
  return [...x.slice(0, x.length / 2), ...y.slice(x.length / 2)];
}
