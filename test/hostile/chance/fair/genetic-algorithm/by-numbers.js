// All parents first, then all cuts; the population is kept in the order of its numbers, the highest first.
export function geneticAlgorithm(population, fitness, random, options) {
  const { generations, fitEnough, mutationRate, values, onGeneration } = options;
  const fittest = () => population.reduce((a, b) => (fitness(b) > fitness(a) ? b : a));
  const first = (a, b) => a.findIndex((each, at) => each !== b[at]);
  for (let made = 0; made < generations; made += 1) {
    const wheel = population.map(fitness).reduce((sums, each) => [...sums, (sums.at(-1) ?? 0) + each], []);
    const spin = () => {
      const pointer = random.number() * wheel.at(-1);
      return population[wheel.findIndex((sum) => pointer < sum)];
    };
    const n = population[0].length;
    const mothers = population.map(spin);
    const fathers = population.map(spin);
    const cuts = population.map(() => random.integer(1, n - 1));
    population = mothers.map((mother, i) => [...mother.slice(0, cuts[i]), ...fathers[i].slice(cuts[i])]);
    for (const child of population) {
      if (random.number() >= mutationRate) continue;
      const at = random.integer(0, n - 1);
      const others = Array.from({ length: values }, (_, value) => value).filter((value) => value !== child[at]);
      child[at] = random.choice(others);
    }
    population.sort((a, b) => (first(a, b) < 0 ? 0 : b[first(a, b)] - a[first(a, b)]));
    onGeneration(population);
    if (fitness(fittest()) >= fitEnough) break;
  }
  return fittest();
}
