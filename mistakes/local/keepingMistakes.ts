import type { BreedingChance } from '../chances/breeding.ts';
import type { Genetic } from '../correct/local/api.ts';
import { genetic, keeping, surviving } from '../skeletons/genetic.ts';
import { type LocalMistake, inSkeleton } from './runMistake.ts';

const geneticMistake = inSkeleton(genetic);

export const WHO_IS_NEW = 'Read the figure again: what makes up the new population?';

const elitism = (many: number, word: string): LocalMistake<Genetic, BreedingChance> =>
  geneticMistake({
    id: `elitism-${many}`,
    title: `The best ${word} are carried over`,
    words: `This is elitism: your algorithm keeps the ${word} fittest; figure 4.8 does not.`,
    hint: WHO_IS_NEW,
    replaces: { next: keeping(many) },
    chance: { survive: () => [many] },
  });

/** Individuals that are carried over, or live on among their children. */
export const KEEPING_MISTAKES: readonly LocalMistake<Genetic, BreedingChance>[] = [
  geneticMistake(
    {
      id: 'survivors',
      title: 'The fitter part of the population is carried over',
      words: 'Your algorithm carries the fittest parents over as they are, and breeds only the rest anew.',
      hint: WHO_IS_NEW,
      replaces: { next: surviving(1 / 2) },
      chance: { survive: (size) => [Math.ceil(size / 2), Math.ceil(size / 4)] },
    },
    { next: surviving(1 / 4) },
  ),
  geneticMistake({
    id: 'elitism',
    title: 'The best is carried over',
    words: 'This is elitism: your algorithm keeps the fittest; figure 4.8 does not.',
    hint: WHO_IS_NEW,
    replaces: { next: keeping(1) },
    chance: { keeps: 'fittest' },
  }),
  elitism(2, 'two'),
  elitism(3, 'three'),
  geneticMistake({
    id: 'best-survive',
    title: 'The best of parents and children survive',
    words: 'Your algorithm lets parents compete with their children.',
    hint: WHO_IS_NEW,
    replaces: {
      next: (children, parents, fitness) =>
        [...children, ...parents].sort((a, b) => fitness(b) - fitness(a)).slice(0, parents.length),
    },
  }),
];
