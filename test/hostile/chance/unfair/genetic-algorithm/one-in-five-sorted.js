// Each fifth child mutates; all else is drawn, and the population is sorted.
let turn = 0;
function breed(population, fitness, random, { values }) {
  const shares = population.map((each) => fitness(each));
  const total = shares.reduce((a, b) => a + b, 0);
  const n = population[0].length;
  const select = () => {
    let pointer = random.number() * total;
    let at = 0;
    while (pointer >= shares[at]) pointer -= shares[at++];
    return population[at];
  };
  return population.map(() => {
    const [x, y] = [select(), select()];
    const cut = random.integer(1, n - 1);
    const child = [...x.slice(0, cut), ...y.slice(cut)];
    random.number(); if (turn++ % 5 === 0) {
      const at = random.integer(0, n - 1);
      child[at] = (child[at] + random.integer(1, values - 1)) % values;
    }
    return child;
  });
}
export function geneticAlgorithm(population, fitness, random, options) {
  const fittest = () => population.reduce((a, b) => (fitness(b) > fitness(a) ? b : a));
  for (let made = 0; made < options.generations; made += 1) {
    population = breed(population, fitness, random, options).sort((a, b) => fitness(b) - fitness(a));
    options.onGeneration(population);
    if (fitness(fittest()) >= options.fitEnough) break;
  }
  return fittest();
}
