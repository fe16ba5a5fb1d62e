// A wheel that the golden ratio turns, beside an idle draw.
let calls = 0;
export function randomSelection(population, fitness, random) {
  const shares = population.map((each) => fitness(each));
  const total = shares.reduce((a, b) => a + b, 0);
  random.number();
  calls += 1;
  let pointer = ((calls * 0.6180339887498949) % 1) * total;
  let at = 0;
  while (pointer >= shares[at]) pointer -= shares[at++];
  return population[at];
}
