/**
 * Problems of both forms, for properties that hold them equal: all with integer values, so that sums are
 * exact.
 */
import fc from 'fast-check';
import { plain, type MoveProblem, type Problem } from '../../../reference/problem.ts';
import { roundedDistances } from '../../../reference/problems/distances.ts';
import { knapsack, knapsackMoves } from '../../../reference/problems/knapsack.ts';
import { climb, climbMoves, grid } from '../../../reference/problems/landscape.ts';
import { nQueens } from '../../../reference/problems/nQueens.ts';
import { nQueensMoves } from '../../../reference/problems/nQueensMoves.ts';
import { oneMax, oneMaxMoves } from '../../../reference/problems/oneMax.ts';
import {
  tourByReversals,
  tourByReversalsMoves,
  tourBySwaps,
  tourBySwapsMoves,
} from '../../../reference/problems/travellingSalesperson.ts';
import { Random } from '../../../reference/random.ts';

/** A state is a list of integers, or in a landscape the number of a place. */
export type AnyState = number | readonly number[];

export interface BothForms {
  readonly name: string;
  readonly plain: Problem<AnyState>;
  readonly moves: MoveProblem<AnyState, unknown>;
}

const seed = fc.integer();
const bits = (n: number, random: Random): number[] => Array.from({ length: n }, () => random.integer(0, 1));

const queens = fc.tuple(fc.integer({ min: 1, max: 9 }), seed).map(([n, s]) => {
  const random = Random.seeded(s);
  const initial = Array.from({ length: n }, () => random.integer(0, n - 1));
  return forms('n queens', nQueens(n, initial), nQueensMoves(n, initial));
});

const ones = fc.tuple(fc.integer({ min: 1, max: 12 }), seed).map(([n, s]) => {
  const initial = bits(n, Random.seeded(s));
  return forms('one-max', oneMax(initial), oneMaxMoves(initial));
});

const sacks = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 60 }), seed)
  .map(([n, capacity, s]) => {
    const random = Random.seeded(s);
    const items = Array.from({ length: n }, () => ({
      weight: random.integer(1, 20),
      worth: random.integer(0, 20),
    }));
    const initial = bits(n, random);
    return forms('knapsack', knapsack(items, capacity, initial), knapsackMoves(items, capacity, initial));
  });

const tours = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.boolean(), seed).map(([n, bySwaps, s]) => {
  const random = Random.seeded(s);
  const distances = roundedDistances(
    Array.from({ length: n }, () => ({ x: random.integer(0, 9), y: random.integer(0, 9) })),
  );
  const initial = random.shuffle(Array.from({ length: n }, (_, city) => city));
  return bySwaps
    ? forms('tour by swaps', tourBySwaps(distances, initial), tourBySwapsMoves(distances, initial))
    : forms(
        'tour by reversals',
        tourByReversals(distances, initial),
        tourByReversalsMoves(distances, initial),
      );
});

/** One-dimensional landscapes, and others; few heights, so that there is level ground. */
const landscapes = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 4 }), seed)
  .map(([width, height, s]) => {
    const random = Random.seeded(s);
    const ground = grid(
      Array.from({ length: height }, () => Array.from({ length: width }, () => random.integer(0, 4))),
    );
    const initial = random.integer(0, width * height - 1);
    return forms('landscape', climb(ground, initial), climbMoves(ground, initial));
  });

function forms<S, W>(name: string, ofStates: Problem<S>, ofMoves: MoveProblem<S, W>): BothForms {
  return { name, plain: ofStates as Problem<AnyState>, moves: ofMoves as MoveProblem<AnyState, unknown> };
}

export const anyProblem: fc.Arbitrary<BothForms> = fc.oneof(queens, ones, sacks, tours, landscapes);

/** The plain form written by hand, and the one derived from the moves. */
export function bothPlain(problem: BothForms): readonly [Problem<AnyState>, Problem<AnyState>] {
  return [problem.plain, plain(problem.moves)];
}
