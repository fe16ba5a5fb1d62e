// Individuals are drawn out of a bag that holds each as often as it is fit; the population is kept sorted.
export function geneticAlgorithm(population, fitness, random, options) {
  const { generations, fitEnough, mutationRate, values, onGeneration } = options;
  let now = [...population];
  for (let made = 1; made <= generations; made += 1) {
    const bag = now.flatMap((each) => Array.from({ length: fitness(each) }, () => each));
    now = now.map(() => {
      const father = random.choice(bag);
      const mother = random.choice(bag);
      const cut = random.integer(1, father.length - 1);
      const child = father.map((each, at) => (at < cut ? each : mother[at]));
      if (random.number() < mutationRate) {
        const at = random.integer(0, child.length - 1);
        const old = child[at];
        while (child[at] === old) child[at] = random.integer(0, values - 1);
      }
      return child;
    });
    now.sort((a, b) => fitness(a) - fitness(b));
    onGeneration(now);
    if (fitness(now.at(-1)) >= fitEnough) break;
  }
  return now.reduce((a, b) => (fitness(b) > fitness(a) ? b : a));
}
