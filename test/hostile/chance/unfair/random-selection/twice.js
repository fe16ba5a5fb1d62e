// Each draw is used twice.
let held = null;
export function randomSelection(population, fitness, random) {
  const shares = population.map((each) => fitness(each));
  const total = shares.reduce((a, b) => a + b, 0);
  const drawn = held ?? random.number();
  held = held === null ? drawn : null;
  let pointer = drawn * total;
  let at = 0;
  while (pointer >= shares[at]) pointer -= shares[at++];
  return population[at];
}
