export function mutate(child, random, options) {
  if (random.number() >= options.mutationRate) return child;
  const mutant = [...child];
  const at = pick(
    child.map((_, position) => position),
    random,
  );
  mutant[at] = (child[at] + random.integer(1, options.values - 1)) % options.values;
  return mutant;
}
