import {
  byLevel,
  byLowestRank,
  byRank,
  bySigma,
  fromFitterHalf,
  fromSmallerHalf,
  ofDifferent,
  ofTournament,
  type SelectionWeights,
} from '../chances/selection.ts';
import type { Selection } from '../correct/local/api.ts';
import { program } from '../correct/correctProgram.ts';
import type { Taught } from './taught.ts';

/** Which of equally fit individuals it takes is free. */
export interface SelectionWay {
  readonly words: string;
  readonly weights: SelectionWeights;
}

const tournaments = (id: string, size: number, word: string): Taught<Selection, SelectionWay> => ({
  id,
  title: `a tournament of ${word}`,
  ways: [
    {
      words: `a tournament of ${word}, in which an individual may be drawn again`,
      weights: ofTournament(size),
    },
    { words: `a tournament of ${word} different individuals`, weights: ofDifferent(size) },
  ],
  programs: [
    program(`${id}-different`, `the fittest of ${word} different ones`, (population, fitness, random) =>
      random
        .shuffle([...population])
        .slice(0, size)
        .reduce((best, each) => (fitness(each) > fitness(best) ? each : best)),
    ),
  ],
});

export const SELECTIONS_TAUGHT: readonly Taught<Selection, SelectionWay>[] = [
  tournaments('tournament-2', 2, 'two'),
  tournaments('tournament-3', 3, 'three'),
  {
    id: 'rank',
    title: 'by rank, from 1 for the least fit to n',
    ways: [
      { words: 'by rank, where equals have the mean of their ranks', weights: byRank },
      { words: 'by rank, where equals have the lowest of their ranks', weights: byLowestRank },
      { words: 'by rank, where equals count as one', weights: byLevel },
    ],
    programs: [
      program(
        'rank-by-sorting',
        'a ticket for each place in the sorted list',
        (population, fitness, random) => {
          const sorted = [...population].sort((a, b) => fitness(a) - fitness(b));
          let ticket = random.integer(1, (sorted.length * (sorted.length + 1)) / 2);
          return sorted.find((_, at) => (ticket -= at + 1) <= 0);
        },
      ),
    ],
  },
  {
    id: 'sigma-scaling',
    title: 'by sigma scaling: 1 for the mean, a half more or less for each standard deviation',
    ways: [
      { words: 'by sigma scaling, at least 0.1', weights: bySigma(0.1) },
      { words: 'by sigma scaling, at least 0', weights: bySigma(0) },
      { words: 'by sigma scaling with the deviation of a sample, at least 0.1', weights: bySigma(0.1, 1) },
      { words: 'by sigma scaling with the deviation of a sample, at least 0', weights: bySigma(0, 1) },
    ],
    programs: [
      program(
        'sigma-scaling-above',
        'how far each is above the mean less two deviations',
        (population, fitness, random) => {
          const scores = population.map(fitness);
          const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
          const sigma = Math.sqrt(scores.reduce((sum, each) => sum + (each - mean) ** 2, 0) / scores.length);
          const widths = scores.map((each) => (sigma === 0 ? 1 : Math.max(0, each - (mean - 2 * sigma))));
          let spin = random.number() * widths.reduce((a, b) => a + b, 0);
          return population.find((_, at) => (spin -= widths[at]!) < 0) ?? population.at(-1);
        },
      ),
    ],
  },
  {
    id: 'truncation',
    title: 'evenly from the fitter half',
    ways: [
      { words: 'evenly from the fitter half, rounded up', weights: fromFitterHalf },
      { words: 'evenly from the fitter half, rounded down', weights: fromSmallerHalf },
    ],
    programs: [
      program('truncation-down', 'the half of an odd number rounded down', (population, fitness, random) =>
        random.choice(
          [...population].sort((a, b) => fitness(a) - fitness(b)).slice(-Math.max(1, population.length >> 1)),
        ),
      ),
    ],
  },
];
