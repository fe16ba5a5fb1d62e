export function geneticAlgorithm(population, fitness, random, options) {
  const highest = () => Math.max(...population.map(fitness));
  for (let made = 0; made < options.generations; made += 1) {
    const children = population.map(() => {
      const [x, y] = [pick(population, random), pick(population, random)];
      const cut = random.integer(1, x.length - 1);
      const child = [...x.slice(0, cut), ...y.slice(cut)];
      if (random.number() < options.mutationRate) {
        const at = random.integer(0, child.length - 1);
        const others = Array.from({ length: options.values }, (_, value) => value).filter(
          (value) => value !== child[at],
        );
        child[at] = random.choice(others);
      }
      return child;
    });
    population = children;
    options.onGeneration(population);
    if (highest() >= options.fitEnough) break;
  }
  return population.find((each) => fitness(each) === highest());
}
