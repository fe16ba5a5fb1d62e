import {
  byRankInOrder,
  byRankInReverse,
  fromFitterHalfInOrder,
  fromFitterHalfInReverse,
  fromSmallerHalfInOrder,
  fromSmallerHalfInReverse,
} from '../chances/placedSelection.ts';
import type { Genetic } from '../correct/local/api.ts';
import type { CorrectProgram } from '../correct/correctProgram.ts';
import { genetic } from '../skeletons/genetic.ts';
import type { Taught } from './taught.ts';
import { CROSSOVERS_TAUGHT, type CrossoverWay } from './taughtCrossovers.ts';
import { KEEPING_TAUGHT } from './taughtKeeping.ts';
import { type SelectionWay, SELECTIONS_TAUGHT } from './taughtSelections.ts';

/**
 * Where it shows which of two equally fit parents is taken, a list that is sorted has an order of its own for
 * them.
 */
const AMONG_EQUALS: Readonly<Record<string, readonly SelectionWay[]>> = {
  rank: [
    { words: 'by rank, where later ones of equals rank higher', weights: byRankInOrder },
    { words: 'by rank, where earlier ones of equals rank higher', weights: byRankInReverse },
  ],
  truncation: [
    {
      words: 'evenly from the fitter half, rounded up, with the first of equals',
      weights: fromFitterHalfInOrder,
    },
    {
      words: 'evenly from the fitter half, rounded up, with the last of equals',
      weights: fromFitterHalfInReverse,
    },
    {
      words: 'evenly from the fitter half, rounded down, with the first of equals',
      weights: fromSmallerHalfInOrder,
    },
    {
      words: 'evenly from the fitter half, rounded down, with the last of equals',
      weights: fromSmallerHalfInReverse,
    },
  ],
};

/** Ways of selecting parents, in a whole algorithm. */
export const GENETIC_SELECTIONS: readonly Taught<Genetic, SelectionWay>[] = SELECTIONS_TAUGHT.map(
  ({ id, title, ways, programs }) => ({
    id: `selection-${id}`,
    title: `parents ${title.startsWith('a ') ? `from ${title}` : title}`,
    ways: [...ways, ...(AMONG_EQUALS[id] ?? [])],
    programs: programs.map((one): CorrectProgram<Genetic> => ({
      id: `selection-${one.id}`,
      title: one.title,
      load: () => genetic({ select: one.load() }),
    })),
  }),
);

/** Ways of crossing parents, in a whole algorithm. */
export const GENETIC_CROSSOVERS: readonly Taught<Genetic, CrossoverWay>[] = CROSSOVERS_TAUGHT.filter(
  ({ id }) => id === 'two-cuts' || id === 'each-position',
).map(({ id, title, ways, programs }) => ({
  id: `cut-${id}`,
  title,
  ways,
  programs: programs.map((one): CorrectProgram<Genetic> => ({
    id: `cut-${one.id}`,
    title: one.title,
    load: () => genetic({ reproduce: one.load() }),
  })),
}));

/** What may be accepted of a whole algorithm. */
export const GENETIC_TAUGHT: readonly Taught<Genetic>[] = [
  ...GENETIC_SELECTIONS,
  ...GENETIC_CROSSOVERS,
  ...KEEPING_TAUGHT,
];
