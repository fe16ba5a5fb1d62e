// Adds many draws, and keeps what is beyond the whole.
export function reproduce(x, y, random) {
  let u = 0;
  for (let at = 0; at < 12; at += 1) u = (u + random.number()) % 1;
  const cut = 1 + Math.floor(u * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
