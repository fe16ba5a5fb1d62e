export function geneticAlgorithm(population, fitness, random, options) {
  const highest = () => Math.max(...population.map(fitness));
  const select = () => {
    let left = random.number() * population.reduce((sum, each) => sum + fitness(each), 0);
    return population.find((each) => (left -= fitness(each)) < 0) ?? population[0];
  };
  for (let made = 0; made < options.generations; made += 1) {
    const children = population.map(() => {
      const [x, y] = [select(), select()];
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
  return pick(
    population.filter((each) => fitness(each) === highest()),
    random,
  );
}
