// Draws twenty numbers ahead, and takes them from the end.
const buffer = [];
export function reproduce(x, y, random) {
  if (buffer.length === 0) for (let at = 0; at < 20; at += 1) buffer.push(random.number());
  const cut = 1 + Math.floor(buffer.pop() * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
