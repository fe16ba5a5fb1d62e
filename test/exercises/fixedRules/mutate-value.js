export function mutate(child, random, options) {
  if (random.number() >= options.mutationRate) return child;
  const mutant = [...child];
  const at = random.integer(0, child.length - 1);
  const others = Array.from({ length: options.values }, (_, value) => value).filter(
    (value) => value !== child[at],
  );
  mutant[at] = pick(others, random);
  return mutant;
}
