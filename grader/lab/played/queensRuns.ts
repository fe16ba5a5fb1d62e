import { Random } from '../../../reference/random.ts';
import type { RunInput } from '../../content/run.ts';
import { FIRST_CHOICE } from '../../subjects/firstChoice.ts';
import { GENETIC_ALGORITHM } from '../../subjects/geneticAlgorithm.ts';
import { HILL_CLIMBING } from '../../subjects/hillClimbing.ts';
import { LOCAL_BEAM } from '../../subjects/localBeam.ts';
import { RANDOM_RESTART } from '../../subjects/randomRestart.ts';
import { SIMULATED_ANNEALING } from '../../subjects/simulatedAnnealing.ts';
import { STOCHASTIC_HILL_CLIMBING } from '../../subjects/stochasticHillClimbing.ts';
import type { RunSubject } from '../../subjects/subject.ts';
import type { LocalInput } from '../../types/input.ts';
import type { QueensReport } from '../queens.ts';
import { randomBoard, type QueensVariant, VARIANT_INFO } from '../queensVariants.ts';
import type { RestartsReport } from '../restarts.ts';
import { ofRun } from './ofRun.ts';
import type { PlayableRun } from '../../types/playable.ts';

/** What is drawn at random: the board to begin with, from the seed, as each search of the table does. */
interface Boards {
  readonly n: number;
  readonly seed: number;
}

/** A search of n queens from a random board. */
export const onQueens = (
  { n, seed }: Boards,
  options: LocalInput['options'] = {},
  schedule?: LocalInput['schedule'],
): LocalInput => ({
  kind: 'local',
  problem: { name: 'n-queens', n, initial: randomBoard(Random.seeded(seed), n) },
  seed,
  options,
  ...(schedule === undefined ? {} : { schedule }),
});

/** An evolution of n queens from random boards. */
export const evolution = (
  { n, seed, size }: Boards & { readonly size: number },
  options: { readonly mutationRate: number; readonly generations: number },
): RunInput => ({
  kind: 'genetic',
  population: size,
  fitness: { name: 'n-queens', n, initial: null },
  options: { ...options, values: n, fitEnough: (n * (n - 1)) / 2 },
  seed,
});

type Search = readonly [RunSubject, RunInput];

/** The search of each row that a page can play; of two that differ in ties alone, the first. */
function searchOf(variant: QueensVariant, boards: Boards & { readonly limit: number }): Search | null {
  switch (variant) {
    case 'steepest':
      return [HILL_CLIMBING, onQueens(boards)];
    case 'sideways':
      return [HILL_CLIMBING, onQueens(boards, { sideways: boards.limit })];
    case 'stochastic':
      return [STOCHASTIC_HILL_CLIMBING, onQueens(boards)];
    case 'first-choice':
      return [FIRST_CHOICE, onQueens(boards)];
    case 'random-restart':
      return [RANDOM_RESTART, onQueens(boards, { restarts: 100, goal: 0 })];
    case 'beam':
      return [LOCAL_BEAM, onQueens(boards, { k: 10, steps: 50, goal: 0 })];
    case 'annealing':
      return [
        SIMULATED_ANNEALING,
        onQueens(boards, {}, { name: 'exponential', start: 4, rate: 0.99, steps: 1000 }),
      ];
    case 'genetic':
      return [
        GENETIC_ALGORITHM,
        evolution({ ...boards, size: 100 }, { mutationRate: 0.1, generations: 1000 }),
      ];
    case 'steepest-first':
    case 'sideways-first':
    case 'stochastic-by-steepness':
    case 'min-conflicts':
      return null;
  }
}

export const playedQueens = ({ n, seed, limit, rows }: QueensReport): readonly PlayableRun[] =>
  rows.flatMap(({ variant }) => {
    const search = searchOf(variant, { n, seed, limit });
    return search === null ? [] : ofRun(`${n} queens: ${VARIANT_INFO[variant].title}`, ...search);
  });

/** More climbs than a page can play are not begun. */
const CLIMBS = 50;

export const playedRestarts = ({ n, seed }: RestartsReport): readonly PlayableRun[] =>
  ofRun(
    `${n} queens: climbs until one succeeds`,
    RANDOM_RESTART,
    onQueens({ n, seed }, { restarts: CLIMBS, goal: 0 }),
  );
