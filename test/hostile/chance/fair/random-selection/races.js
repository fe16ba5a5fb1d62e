// Each individual draws a waiting time; the first to come is taken.
export function randomSelection(population, fitness, random) {
  const times = population.map((each) => -Math.log(1 - random.number()) / fitness(each));
  return population[times.indexOf(Math.min(...times.filter((time) => time >= 0)))];
}
