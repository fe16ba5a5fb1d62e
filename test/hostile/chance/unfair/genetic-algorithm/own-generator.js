// A generator of its own; what is drawn is not used.
let state = 12345;
const next = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
function breed(population, fitness, random, { mutationRate, values }) {
  const shares = population.map((each) => fitness(each));
  const total = shares.reduce((a, b) => a + b, 0);
  const n = population[0].length;
  const select = () => {
    let pointer = next() * total;
    let at = 0;
    while (pointer >= shares[at]) pointer -= shares[at++];
    return population[at];
  };
  return population.map(() => {
    const [x, y] = [select(), select()];
    const cut = 1 + Math.floor(next() * (n - 1));
    const child = [...x.slice(0, cut), ...y.slice(cut)];
    if (random.number() < 2 && next() < mutationRate) {
      const at = Math.floor(next() * n);
      child[at] = (child[at] + 1 + Math.floor(next() * (values - 1))) % values;
    }
    return child;
  });
}
export function geneticAlgorithm(population, fitness, random, options) {
  const fittest = () => population.reduce((a, b) => (fitness(b) > fitness(a) ? b : a));
  for (let made = 0; made < options.generations; made += 1) {
    population = breed(population, fitness, random, options);
    options.onGeneration(population);
    if (fitness(fittest()) >= options.fitEnough) break;
  }
  return fittest();
}
