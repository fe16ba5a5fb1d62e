// A mutation comes whenever the rates of the calls add up to 1; where and what is drawn.
let sum = 0;
export function mutate(child, random, { mutationRate, values }) {
  sum += mutationRate;
  if (sum < 1) return child;
  sum -= 1;
  const at = random.integer(0, child.length - 1);
  const step = random.integer(1, values - 1);
  const mutant = [...child];
  mutant[at] = (mutant[at] + step) % values;
  return mutant;
}
