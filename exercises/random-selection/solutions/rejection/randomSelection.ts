import type { Fitness, Individual, Random } from '../../starter/cutoff';

/** Draws an individual and keeps it with a chance in proportion to its fitness; else draws again. */
export function randomSelection(population: Individual[], fitness: Fitness, random: Random): Individual {
  const most = Math.max(...population.map(fitness));
  for (;;) {
    const individual = random.choice(population);
    if (random.number() * most < fitness(individual)) return individual;
  }
}
