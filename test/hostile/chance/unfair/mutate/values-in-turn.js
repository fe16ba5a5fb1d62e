// Whether and where is drawn; values come in turn.
let turn = 0;
export function mutate(child, random, { mutationRate, values }) {
  if (random.number() >= mutationRate) return child;
  const at = random.integer(0, child.length - 1);
  const step = 1 + (turn++ % (values - 1));
  const mutant = [...child];
  mutant[at] = (mutant[at] + step) % values;
  return mutant;
}
