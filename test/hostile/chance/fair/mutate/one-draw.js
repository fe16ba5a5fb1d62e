// One draw for whether, where and to what.
export function mutate(child, random, { mutationRate, values }) {
  const drawn = random.number();
  if (drawn >= mutationRate) return [...child];
  const which = Math.floor((drawn / mutationRate) * child.length * (values - 1));
  const at = Math.floor(which / (values - 1));
  const value = which % (values - 1);
  const mutant = [...child];
  mutant[at] = value < child[at] ? value : value + 1;
  return mutant;
}
