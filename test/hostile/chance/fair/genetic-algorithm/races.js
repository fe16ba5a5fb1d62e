// Parents by waiting times, mutations out of one draw each, children in a drawn order.
export function geneticAlgorithm(population, fitness, random, options) {
  const { generations, fitEnough, mutationRate, values, onGeneration } = options;
  const best = () => population.reduce((a, b) => (fitness(b) > fitness(a) ? b : a));
  const select = (shares) => {
    const times = shares.map((share) => (share > 0 ? -Math.log(1 - random.number()) / share : Infinity));
    return population[times.indexOf(Math.min(...times))];
  };
  for (let made = 0; made < generations; made += 1) {
    const shares = population.map((each) => fitness(each));
    const n = population[0].length;
    const children = population.map(() => {
      const x = select(shares);
      const y = select(shares);
      const cut = 1 + Math.floor(random.number() * (n - 1));
      const child = x.map((each, at) => (at < cut ? each : y[at]));
      const drawn = random.number();
      if (drawn < mutationRate) {
        const which = Math.floor((drawn / mutationRate) * n * (values - 1));
        const at = which % n;
        child[at] = (child[at] + 1 + Math.floor(which / n)) % values;
      }
      return child;
    });
    population = random.shuffle(children);
    onGeneration(population);
    if (fitness(best()) >= fitEnough) break;
  }
  return best();
}
