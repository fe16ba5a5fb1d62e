export function randomSelection(population, fitness, random) {
  random.number();
  return population[0];
}
