import { simulatedAnnealingByMoves } from '../../reference/local/annealByMoves.ts';
import * as byMoves from '../../reference/local/climbByMoves.ts';
import { geneticAlgorithm } from '../../reference/local/geneticAlgorithm.ts';
import { mutate, reproduceInside } from '../../reference/local/genetics.ts';
import { localBeam } from '../../reference/local/localBeam.ts';
import { evolvePackedQueens } from '../../reference/local/packedGenetics.ts';
import { PackedQueens } from '../../reference/local/packedQueens.ts';
import { randomRestart } from '../../reference/local/randomRestart.ts';
import { exponential } from '../../reference/local/schedule.ts';
import { countMoves } from '../../reference/local/watchProblem.ts';
import type { MoveProblem } from '../../reference/problem.ts';
import { conflicts, nQueens } from '../../reference/problems/nQueens.ts';
import { nQueensMoves, type QueensWork } from '../../reference/problems/nQueensMoves.ts';
import { minConflictsQueens } from '../../reference/problems/queensConflicts.ts';
import { nonAttackingPairs } from '../../reference/problems/queensEncoding.ts';
import type { Random } from '../../reference/random.ts';
import { itemAt } from '../types/lookup.ts';

export const QUEENS_VARIANTS = [
  'steepest',
  'steepest-first',
  'sideways',
  'sideways-first',
  'stochastic',
  'stochastic-by-steepness',
  'first-choice',
  'random-restart',
  'beam',
  'annealing',
  'genetic',
  'min-conflicts',
] as const;
export type QueensVariant = (typeof QUEENS_VARIANTS)[number];

/** How one search ended. */
export interface QueensRun {
  readonly solved: boolean;
  /** What `unit` of its variant counts. */
  readonly steps: number;
}

export interface VariantInfo {
  /** What it does, for the table. */
  readonly title: string;
  /** What its steps count. */
  readonly unit: 'steps' | 'generations' | 'repairs';
  /**
   * A function that makes one search from random boards of n queens; `limit` is of sideways moves in a row.
   */
  prepare(n: number, limit: number): (random: Random) => QueensRun;
}

/** What is known of each variant, and how to run it. */
export const VARIANT_INFO: Readonly<Record<QueensVariant, VariantInfo>> = {
  steepest: { title: 'steepest ascent, ties at random', unit: 'steps', prepare: (n) => climb(n, 0) },
  'steepest-first': {
    title: 'steepest ascent, first tie',
    unit: 'steps',
    prepare: (n) => moving(n, (_, problem) => byMoves.hillClimbingByMoves(problem)),
  },
  sideways: { title: 'with sideways moves, ties at random', unit: 'steps', prepare: climb },
  'sideways-first': {
    title: 'with sideways moves, first tie',
    unit: 'steps',
    prepare: (n, limit) =>
      moving(n, (_, problem) => byMoves.hillClimbingSidewaysFirstByMoves(problem, limit)),
  },
  stochastic: {
    title: 'stochastic, uphill moves equally likely',
    unit: 'steps',
    prepare: (n) => moving(n, byMoves.stochasticHillClimbingByMoves),
  },
  'stochastic-by-steepness': {
    title: 'stochastic, by steepness',
    unit: 'steps',
    prepare: (n) => moving(n, byMoves.stochasticHillClimbingBySteepnessByMoves),
  },
  'first-choice': {
    title: 'first-choice',
    unit: 'steps',
    prepare: (n) => moving(n, byMoves.firstChoiceByMoves),
  },
  'random-restart': {
    title: 'random restart of steepest ascent, 100 tries',
    unit: 'steps',
    prepare: restarting,
  },
  beam: { title: 'local beam of 10, 50 steps', unit: 'steps', prepare: beaming },
  annealing: {
    title: 'annealing: T = 4 · 0.99^(t − 1), 1,000 steps',
    unit: 'steps',
    prepare: (n) =>
      moving(
        n,
        (random, problem) => simulatedAnnealingByMoves(random, problem, exponential(4, 0.99, 1000)).best,
        1000,
      ),
  },
  genetic: {
    title: 'genetic: 100 boards, mutation 0.1, 1,000 generations',
    unit: 'generations',
    prepare: evolving,
  },
  'min-conflicts': {
    title: 'min-conflicts from a greedy start, 10,000 repairs',
    unit: 'repairs',
    prepare: (n) => (random) => minConflictsQueens(random, n, 10_000),
  },
};

export const randomBoard = (random: Random, n: number): number[] =>
  Array.from({ length: n }, () => random.integer(0, n - 1));

/** Steepest ascent with random ties: packed where it fits, which makes the same runs. */
function climb(n: number, limit: number): (random: Random) => QueensRun {
  if (n <= 8) {
    const board = new PackedQueens(n);
    return (random) => {
      board.placeRandomly(random);
      return board.climb(random, limit);
    };
  }
  return moving(n, (random, problem) =>
    limit === 0
      ? byMoves.hillClimbingRandomTiesByMoves(random, problem)
      : byMoves.hillClimbingSidewaysByMoves(random, problem, limit),
  );
}

/**
 * A search on the delta interface. Its steps are the moves it applies, unless `steps` says how many it makes.
 */
function moving(
  n: number,
  search: (random: Random, problem: MoveProblem<number[], QueensWork>) => number[],
  steps?: number,
): (random: Random) => QueensRun {
  return (random) => {
    const { problem, counts } = countMoves(nQueensMoves(n, randomBoard(random, n)));
    const solved = conflicts(search(random, problem)) === 0;
    return { solved, steps: steps ?? counts.applied };
  };
}

function restarting(n: number): (random: Random) => QueensRun {
  return (random) => {
    let steps = 0;
    const { solved } = randomRestart(random, {
      draw: () => randomBoard(random, n),
      climb(_, initial) {
        const { problem, counts } = countMoves(nQueensMoves(n, initial));
        const end = byMoves.hillClimbingRandomTiesByMoves(random, problem);
        steps += counts.applied;
        return end;
      },
      value: (state) => 0 - conflicts(state),
      isGoal: (state) => conflicts(state) === 0,
      tries: 100,
    });
    return { solved, steps };
  };
}

function beaming(n: number): (random: Random) => QueensRun {
  return (random) => {
    const starts = Array.from({ length: 10 }, () => randomBoard(random, n));
    return localBeam(nQueens(n, itemAt(starts, 0)), {
      starts,
      isGoal: (state) => conflicts(state) === 0,
      steps: 50,
    });
  };
}

function evolving(n: number): (random: Random) => QueensRun {
  const ending = { mutationRate: 0.1, fitEnough: (n * (n - 1)) / 2, generations: 1000 };
  return (random) => {
    const start: (readonly number[])[] = Array.from({ length: 100 }, () => randomBoard(random, n));
    const { best, generations } =
      n === 8 // packed where it fits, which makes the same generations
        ? evolvePackedQueens(random, start, ending)
        : geneticAlgorithm(random, start, nonAttackingPairs, {
            ...ending,
            reproduce: reproduceInside,
            mutate: (draws, child) => mutate(draws, child, n),
          });
    return { solved: conflicts(best) === 0, steps: generations };
  };
}
