// A generator of its own, beside an idle draw.
let state = 12345;
const next = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
export function mutate(child, random, { mutationRate, values }) {
  random.number();
  if (next() >= mutationRate) return child;
  const at = Math.floor(next() * child.length);
  const step = 1 + Math.floor(next() * (values - 1));
  const mutant = [...child];
  mutant[at] = (mutant[at] + step) % values;
  return mutant;
}
