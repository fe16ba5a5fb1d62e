// A generator of its own, beside an idle draw.
let state = 12345;
const next = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
export function randomSelection(population, fitness, random) {
  const shares = population.map((each) => fitness(each));
  const total = shares.reduce((a, b) => a + b, 0);
  random.number();
  let pointer = next() * total;
  let at = 0;
  while (pointer >= shares[at]) pointer -= shares[at++];
  return population[at];
}
