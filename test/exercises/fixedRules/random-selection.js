export function randomSelection(population, fitness, random) {
  const fit = population.filter((individual) => fitness(individual) > 0);
  return pick(fit.length === 0 ? population : fit, random);
}
