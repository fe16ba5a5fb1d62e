// Three calls of each ten mutate, drawn by a shuffle.
let deck = [];
export function mutate(child, random, { mutationRate, values }) {
  if (deck.length === 0)
    deck = random.shuffle(Array.from({ length: 10 }, (_, at) => at < Math.round(10 * mutationRate)));
  if (!deck.pop()) return child;
  const at = random.integer(0, child.length - 1);
  const step = random.integer(1, values - 1);
  const mutant = [...child];
  mutant[at] = (mutant[at] + step) % values;
  return mutant;
}
