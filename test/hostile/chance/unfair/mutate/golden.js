// The golden ratio decides whether; where and what is drawn.
let calls = 0;
export function mutate(child, random, { mutationRate, values }) {
  calls += 1;
  if ((calls * 0.6180339887498949) % 1 >= mutationRate) return child;
  const at = random.integer(0, child.length - 1);
  const step = random.integer(1, values - 1);
  const mutant = [...child];
  mutant[at] = (mutant[at] + step) % values;
  return mutant;
}
