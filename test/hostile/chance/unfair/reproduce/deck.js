// Each cut once before any comes again, in shuffled order.
let deck = [];
export function reproduce(x, y, random) {
  if (deck.length === 0) deck = random.shuffle(x.slice(1).map((_, at) => at + 1));
  const cut = deck.pop();
  return [...x.slice(0, cut), ...y.slice(cut)];
}
