// A tent map from a drawn start: chaotic, but each cut follows from the last.
let at = null;
export function reproduce(x, y, random) {
  at ??= random.number();
  at = at < 0.5 ? 1.9999999 * at : 1.9999999 * (1 - at);
  const cut = 1 + Math.floor(at * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
