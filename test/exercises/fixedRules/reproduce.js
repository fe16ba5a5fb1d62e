export function reproduce(x, y, random) {
  const cut = pick(
    x.slice(1).map((_, at) => at + 1),
    random,
  );
  return [...x.slice(0, cut), ...y.slice(cut)];
}
