export function geneticAlgorithm(population, fitness, random, options) {
  // One of these choices is fixed by the rule, the others are made as they should be.
  const choose = (what, list, rightly) => (what === FIXED ? pick(list, random) : rightly());
  const highest = () => Math.max(...population.map(fitness));
  const select = () => {
    let left = random.number() * population.reduce((sum, each) => sum + fitness(each), 0);
    return population.find((each) => (left -= fitness(each)) < 0) ?? population[0];
  };
  for (let made = 0; made < options.generations; made += 1) {
    const children = population.map(() => {
      const [x, y] = [choose('parents', population, select), choose('parents', population, select)];
      const cuts = x.slice(1).map((_, i) => i + 1);
      const cut = choose('cuts', cuts, () => random.integer(1, x.length - 1));
      const child = [...x.slice(0, cut), ...y.slice(cut)];
      if (random.number() < options.mutationRate) {
        const places = child.map((_, i) => i);
        const at = choose('positions of mutations', places, () => random.integer(0, child.length - 1));
        const others = Array.from({ length: options.values }, (_, value) => value).filter(
          (value) => value !== child[at],
        );
        child[at] = choose('values of mutations', others, () => random.choice(others));
      }
      return child;
    });
    population = children;
    options.onGeneration(population);
    if (highest() >= options.fitEnough) break;
  }
  const fittest = population.filter((each) => fitness(each) === highest());
  return choose('fittest individuals', fittest, () => fittest[0]);
}
