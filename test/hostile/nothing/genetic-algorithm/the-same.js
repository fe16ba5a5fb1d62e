// Draws, and reports the first population again and again, in another order.
export function geneticAlgorithm(population, fitness, random, options) {
  for (let i = 0; i < options.generations; i += 1) options.onGeneration(random.shuffle(population));
  return [...population].sort((a, b) => fitness(b) - fitness(a))[0];
}
