// Whether and to what is drawn; positions come in turn.
let place = 0;
export function mutate(child, random, { mutationRate, values }) {
  if (random.number() >= mutationRate) return child;
  const at = place++ % child.length;
  const step = random.integer(1, values - 1);
  const mutant = [...child];
  mutant[at] = (mutant[at] + step) % values;
  return mutant;
}
