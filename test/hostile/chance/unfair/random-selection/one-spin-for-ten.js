// One spin of the wheel for ten pointers that stand at equal distances.
let calls = 0;
let spin = 0;
export function randomSelection(population, fitness, random) {
  const shares = population.map((each) => fitness(each));
  const total = shares.reduce((a, b) => a + b, 0);
  if (calls % 10 === 0) spin = random.number();
  let pointer = ((spin + (calls++ % 10) / 10) % 1) * total;
  let at = 0;
  while (pointer >= shares[at]) pointer -= shares[at++];
  return population[at];
}
