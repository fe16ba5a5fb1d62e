import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulatedAnnealingByMoves } from '../../../reference/local/annealByMoves.ts';
import { exactSteepestAscent } from '../../../reference/local/exactSteepestAscent.ts';
import { geneticAlgorithm } from '../../../reference/local/geneticAlgorithm.ts';
import { mutate, reproduceInside } from '../../../reference/local/genetics.ts';
import { highestValued, hillClimbingRandomTies } from '../../../reference/local/hillClimbing.ts';
import { evolvePackedQueens } from '../../../reference/local/packedGenetics.ts';
import { climbPackedQueens, PackedQueens } from '../../../reference/local/packedQueens.ts';
import { cooling, table } from '../../../reference/local/schedule.ts';
import { hillClimbingSideways } from '../../../reference/local/sideways.ts';
import { annealTour } from '../../../reference/local/tourAnnealing.ts';
import { watchProblem } from '../../../reference/local/watchProblem.ts';
import { Xoshiro } from '../../../reference/local/xoshiro.ts';
import { roundedDistances } from '../../../reference/problems/distances.ts';
import { conflicts, nQueens } from '../../../reference/problems/nQueens.ts';
import { nonAttackingPairs } from '../../../reference/problems/queensEncoding.ts';
import { tourByReversalsMoves, tourLength } from '../../../reference/problems/travellingSalesperson.ts';
import { Random } from '../../../reference/random.ts';
import { fewer } from '../../support/whole.ts';

const randomBoard = (random: Random | Xoshiro, n: number): number[] =>
  Array.from({ length: n }, () => random.integer(0, n - 1));

describe('packed queens', () => {
  test('make the runs of the readable climbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer(),
        fc.constantFrom(0, 0, 1, 10),
        fc.boolean(),
        (n, seed, limit, isFast) => {
          const stream = (): Random | Xoshiro => (isFast ? Xoshiro.seeded(seed) : Random.seeded(seed));
          const [one, two] = [stream(), stream()];
          const { problem, log } = watchProblem(nQueens(n, randomBoard(one, n)));
          const end =
            limit === 0 ? hillClimbingRandomTies(one, problem) : hillClimbingSideways(one, problem, limit);
          const packed = new PackedQueens(n);
          packed.placeRandomly(two);
          const run = packed.climb(two, limit);
          expect(packed.state).toEqual(end);
          expect(run).toEqual({ solved: conflicts(end) === 0, steps: log.path.length - 1 });
          expect(packed.h).toBe(conflicts(end));
          expect(two.number()).toBe(one.number());
        },
      ),
      { numRuns: fewer(3000) },
    );
  });
  test('refuse boards of more than 8 columns, and rows outside', () => {
    expect(() => new PackedQueens(9)).toThrow('1 to 8');
    expect(() => new PackedQueens(4).place([0, 1, 2, 4])).toThrow('0 to 3');
  });
});

describe('exact steepest ascent', () => {
  /** The same by recursion over the plain problem, board by board. */
  function oracle(n: number): { solved: number; stepsSolved: number; stepsStuck: number } {
    const known = new Map<string, [number, number, number]>();
    const problem = nQueens(n, Array<number>(n).fill(0));
    const of = (board: number[]): [number, number, number] => {
      const found = known.get(board.join());
      if (found !== undefined) return found;
      const best = highestValued(problem, problem.neighbours(board));
      let outcome: [number, number, number] = conflicts(board) === 0 ? [1, 0, 0] : [0, 0, 0];
      if (best.length > 0 && conflicts(best[0]!) < conflicts(board)) {
        outcome = [0, 0, 0];
        for (const next of best) {
          const [chance, success, stuck] = of(next);
          outcome[0] += chance / best.length;
          outcome[1] += (success + chance) / best.length;
          outcome[2] += (stuck + 1 - chance) / best.length;
        }
      }
      known.set(board.join(), outcome);
      return outcome;
    };
    const totals = [0, 0, 0];
    for (let code = 0; code < n ** n; code += 1) {
      of(Array.from({ length: n }, (_, column) => Math.floor(code / n ** column) % n)).forEach(
        (part, i) => (totals[i]! += part),
      );
    }
    const [solved, success, stuck] = totals as [number, number, number];
    return { solved: solved / n ** n, stepsSolved: success / solved, stepsStuck: stuck / (n ** n - solved) };
  }
  test.each([1, 2, 3, 4, 5])('n = %i agrees with plain recursion over all boards', (n) => {
    const [exact, expected] = [exactSteepestAscent(n), oracle(n)];
    expect(exact.boards).toBe(n ** n);
    for (const key of ['solved', 'stepsSolved', 'stepsStuck'] as const) {
      if (Number.isNaN(expected[key])) expect(exact[key]).toBeNaN();
      else expect(exact[key]).toBeCloseTo(expected[key], 12);
    }
  });
  test('n = 6 agrees with 200,000 runs', () => {
    const exact = exactSteepestAscent(6);
    const runs = climbPackedQueens(Xoshiro.seeded(1), 6, 200_000, 0);
    expect(Math.abs(runs.solved / runs.runs - exact.solved)).toBeLessThan(
      4.5 * Math.sqrt((exact.solved * (1 - exact.solved)) / runs.runs),
    );
  });
});

test('annealing a tour, fast, is the annealing by moves', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 14 }), fc.integer(), (n, seed) => {
      const [one, two] = [Xoshiro.seeded(seed), Xoshiro.seeded(seed)];
      const cities = Array.from({ length: n }, (_, i) => ({ x: (i * 37 + seed) % 50, y: (i * i * 11) % 50 }));
      const distances = roundedDistances(cities);
      const initial = one.shuffle(Array.from({ length: n }, (_, city) => city));
      const temperatures = cooling(30, 0.97, 200);
      const slow = simulatedAnnealingByMoves(
        one,
        tourByReversalsMoves(distances, initial),
        table(temperatures),
      );
      const fast = annealTour(
        two,
        distances,
        two.shuffle(Array.from({ length: n }, (_, city) => city)),
        temperatures,
      );
      expect(fast.tour).toEqual(slow.state);
      expect(fast.best).toEqual(slow.best);
      expect(fast.bestLength).toBe(0 - slow.bestValue);
      expect(fast.length).toBe(tourLength(distances, fast.tour));
      expect(two.number()).toBe(one.number());
    }),
    { numRuns: fewer(1500) },
  );
});

test('packed evolution makes the generations of the readable one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer(),
      fc.boolean(),
      (size, generations, seed, isFast) => {
        const stream = (): Random | Xoshiro => (isFast ? Xoshiro.seeded(seed) : Random.seeded(seed));
        const [one, two] = [stream(), stream()];
        const start = Array.from({ length: size }, () => randomBoard(one, 8));
        const ending = { mutationRate: 0.4, fitEnough: seed % 2 === 0 ? 27 : Infinity, generations };
        const slow = geneticAlgorithm<readonly number[]>(one, start, nonAttackingPairs, {
          ...ending,
          reproduce: reproduceInside,
          mutate: (random, child) => mutate(random, child, 8),
        });
        const fast = evolvePackedQueens(
          two,
          Array.from({ length: size }, () => randomBoard(two, 8)),
          ending,
        );
        expect(fast.population).toEqual(slow.population);
        expect(fast.best).toEqual(slow.best);
        expect(fast.bestEver).toEqual(slow.bestEver);
        expect(fast.generations).toBe(slow.generations);
        expect(two.number()).toBe(one.number());
      },
    ),
    { numRuns: fewer(2000) },
  );
});
