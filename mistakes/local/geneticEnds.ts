import type { BreedingChance } from '../chances/breeding.ts';
import type { Genetic } from '../correct/local/api.ts';
import { fittest, genetic } from '../skeletons/genetic.ts';
import { inSkeleton, type LocalMistake } from './runMistake.ts';

const geneticMistake = inSkeleton(genetic);

const END = 'When does the algorithm end, and what does it return?';

/** Mistakes of a genetic algorithm about its end, what it reports and what it returns. */
export const GENETIC_ENDS: readonly LocalMistake<Genetic, BreedingChance>[] = [
  geneticMistake(
    {
      id: 'best-ever',
      title: 'The best individual ever is returned',
      words: 'Your algorithm returns the fittest that it ever saw, where the last population’s is asked for.',
      hint: END,
      replaces: { answer: (_population, fitness, _first, all) => fittest(all.flat(), fitness) },
    },
    {
      answer: (population, fitness, _first, all) =>
        fittest(all.length > 1 ? all.slice(1).flat() : population, fitness),
    },
  ),
  geneticMistake({
    id: 'one-generation-too-many',
    title: 'One generation too many',
    words: 'Your algorithm makes one generation more than it may.',
    hint: END,
    replaces: { ends: (_population, _fitness, made, { generations }) => made > generations! },
  }),
  geneticMistake({
    id: 'one-generation',
    title: 'There is only one generation',
    words: 'Your algorithm stops after its first generation.',
    hint: END,
    replaces: { ends: () => true },
  }),
  geneticMistake({
    id: 'fit-enough-ignored',
    title: 'A fitness that is enough is ignored',
    words: 'Your algorithm goes on though an individual is fit enough.',
    hint: END,
    replaces: { ends: (_population, _fitness, made, { generations }) => made >= generations! },
  }),
  geneticMistake({
    id: 'first-returned',
    title: 'The first individual is returned',
    words: 'Your algorithm returns the first individual, not the fittest.',
    hint: END,
    replaces: { answer: (population) => population[0] },
  }),
  geneticMistake({
    id: 'best-of-start',
    title: 'The best of the first population is returned',
    words: 'Your algorithm returns an individual that it was given.',
    hint: END,
    replaces: { answer: (_population, fitness, first) => fittest(first, fitness) },
  }),
  geneticMistake({
    id: 'population-returned',
    title: 'The population is returned',
    words: 'Your algorithm returns the whole population.',
    hint: END,
    replaces: { answer: (population) => population },
  }),
  geneticMistake({
    id: 'never-reports',
    title: 'No generation is reported',
    words: 'Your algorithm never says that it has made a generation.',
    hint: 'One of your options is a function: call it with the population, once a generation.',
    replaces: { report: () => undefined },
  }),
];
