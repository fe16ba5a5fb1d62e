import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstChoice } from '../../../reference/local/firstChoice.ts';
import { hillClimbing, hillClimbingRandomTies } from '../../../reference/local/hillClimbing.ts';
import { localBeam } from '../../../reference/local/localBeam.ts';
import { randomRestart } from '../../../reference/local/randomRestart.ts';
import { randomWalk } from '../../../reference/local/randomWalk.ts';
import { roulette, Urn } from '../../../reference/local/roulette.ts';
import { hillClimbingSideways, hillClimbingSidewaysFirst } from '../../../reference/local/sideways.ts';
import { steepestDescent } from '../../../reference/local/steepestDescent.ts';
import { stochasticBeam } from '../../../reference/local/stochasticBeam.ts';
import {
  stochasticHillClimbing,
  stochasticHillClimbingBySteepness,
} from '../../../reference/local/stochasticHillClimbing.ts';
import { watchProblem } from '../../../reference/local/watchProblem.ts';
import { asCost, type Problem } from '../../../reference/problem.ts';
import { climb, line } from '../../../reference/problems/landscape.ts';
import { nQueens } from '../../../reference/problems/nQueens.ts';
import { oneMax } from '../../../reference/problems/oneMax.ts';
import { Random, type Draws } from '../../../reference/random.ts';
import { anyProblem, type AnyState } from './problems.ts';

/** Each climber, and whether its path may hold level moves. */
const CLIMBERS: [string, (random: Draws, problem: Problem<AnyState>) => AnyState, 'steepest' | 'any'][] = [
  ['steepest ascent', (_, p) => hillClimbing(p), 'steepest'],
  ['random ties', hillClimbingRandomTies, 'steepest'],
  ['stochastic', stochasticHillClimbing, 'any'],
  ['stochastic by steepness', stochasticHillClimbingBySteepness, 'any'],
  ['first-choice', firstChoice, 'any'],
];

describe.each(CLIMBERS)('%s', (_name, search, kind) => {
  test('goes uphill from neighbour to neighbour and ends where no successor is better', () => {
    fc.assert(
      fc.property(anyProblem, fc.integer(), ({ plain }, seed) => {
        const { problem, log } = watchProblem(plain);
        const end = search(Random.seeded(seed), problem);
        expect(log.path[0]).toEqual(plain.initial);
        expect(log.path.at(-1)).toEqual(end);
        for (let i = 1; i < log.path.length; i += 1) {
          const [from, to] = [log.path[i - 1]!, log.path[i]!];
          const neighbours = plain.neighbours(from);
          expect(neighbours).toContainEqual(to);
          expect(plain.value(to)).toBeGreaterThan(plain.value(from));
          if (kind === 'steepest') expect(plain.value(to)).toBe(Math.max(...neighbours.map(plain.value)));
        }
        expect(plain.neighbours(end).filter((next) => plain.value(next) > plain.value(end))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('solves one-max, which has no other maximum', () => {
    expect(search(Random.seeded(1), oneMax([0, 1, 0, 0, 1, 0, 0, 0]))).toEqual(Array(8).fill(1));
  });
});

test('steepest descent on the cost makes the same path as steepest ascent on the value', () => {
  fc.assert(
    fc.property(anyProblem, ({ plain }) => {
      expect(steepestDescent(asCost(plain))).toEqual(hillClimbing(plain));
    }),
    { numRuns: 300 },
  );
});

describe('sideways moves', () => {
  //                 0  1  2  3  4  5  6
  const shoulder = [0, 1, 1, 1, 1, 2, 0];
  test('cross a shoulder that stops plain hill climbing', () => {
    expect(hillClimbing(climb(line(shoulder), 0))).toBe(1);
    expect(hillClimbingSideways(Random.seeded(3), climb(line(shoulder), 0), 1000)).toBe(5);
  });
  test('are made at most `limit` times in a row', () => {
    const flat = line([1, 1, 1, 1, 1]);
    for (const limit of [0, 1, 7]) {
      const { problem, log } = watchProblem(climb(flat, 2));
      hillClimbingSideways(Random.seeded(1), problem, limit);
      expect(log.path).toHaveLength(limit + 1);
    }
  });
  test('count anew after an uphill move', () => {
    // Two shoulders with one level step each: a limit of 1 in a row is enough for both, 0 for neither.
    const stairs = line([0, 1, 1, 2, 2, 3]);
    const ends = (limit: number): Set<number> =>
      new Set(
        Array.from({ length: 40 }, (_, seed) =>
          hillClimbingSideways(Random.seeded(seed), climb(stairs, 0), limit),
        ),
      );
    expect(ends(0)).toEqual(new Set([1]));
    expect(ends(1)).toEqual(new Set([5]));
  });
  test('with the first tie, walk to and fro', () => {
    const { problem, log } = watchProblem(climb(line(shoulder), 0));
    hillClimbingSidewaysFirst(problem, 5);
    expect(log.path).toEqual([0, 1, 2, 1, 2, 1, 2]);
  });
});

test('stochastic climbing takes each uphill move equally often, or by steepness', () => {
  const valley = climb(line([4, 0, 1]), 1); // gains of 4 and 1
  const share = (search: (random: Draws, problem: Problem<number>) => number): number => {
    let left = 0;
    for (let seed = 0; seed < 4000; seed += 1) if (search(Random.seeded(seed), valley) === 0) left += 1;
    return left / 4000;
  };
  // Four standard deviations at 4,000 runs are 0.032 and 0.025; the seeds are fixed, so this never flickers.
  expect(Math.abs(share(stochasticHillClimbing) - 1 / 2)).toBeLessThan(0.032);
  expect(Math.abs(share(stochasticHillClimbingBySteepness) - 4 / 5)).toBeLessThan(0.025);
});

test('random restart ends at the goal, says how many tries it took, and keeps the best end when it gives up', () => {
  const options = {
    draw: (random: Draws) => Array.from({ length: 8 }, () => random.integer(0, 7)),
    climb: (random: Draws, initial: number[]) => hillClimbingRandomTies(random, nQueens(8, initial)),
    value: (state: number[]) => nQueens(8, state).value(state),
    isGoal: (state: number[]) => nQueens(8, state).value(state) === 0,
  };
  const solved = randomRestart(Random.seeded(1), { ...options, tries: 200 });
  expect(solved.solved).toBe(true);
  expect(options.value(solved.state)).toBe(0);
  const random = Random.seeded(1);
  const ends = Array.from({ length: solved.tries }, () => options.climb(random, options.draw(random)));
  expect(ends.map(options.isGoal).indexOf(true)).toBe(solved.tries - 1);
  expect(solved.tries).toBeGreaterThan(2);
  const gaveUp = randomRestart(Random.seeded(1), { ...options, tries: solved.tries - 1 });
  expect(gaveUp).toMatchObject({ solved: false, tries: solved.tries - 1 });
  expect(options.value(gaveUp.state)).toBe(Math.max(...ends.slice(0, -1).map(options.value)));
});

test('a random walk makes its steps and remembers the best place', () => {
  const { problem, log } = watchProblem(climb(line([3, 0, 0, 0, 0]), 2));
  const walk = randomWalk(Random.seeded(2), problem, 50);
  expect(log.path).toHaveLength(50);
  expect(walk.best).toBe(0);
  expect(walk.bestValue).toBe(3);
});

describe('beams', () => {
  const problem = climb(line([0, 1, 2, 9, 2, 3, 4, 5, 4]), 0);
  const isGoal = (place: number): boolean => place === 3;
  test('a local beam keeps the k best of all successors: both places go to the better half', () => {
    const { problem: watched, log } = watchProblem(problem);
    const beam = localBeam(watched, { starts: [0, 5], isGoal: () => false, steps: 2 });
    // Successors of 0 and 5 are 1, 4, 6: values 1, 2, 4. Kept 6 and 4; then 5, 7, 3, 5: kept 3 and 7.
    expect(log.path).toEqual([0, 5, 6, 4]);
    expect(beam.states).toEqual([3, 7]);
    expect(beam).toMatchObject({ best: 3, solved: false, steps: 2 });
  });
  test('a local beam stops at a goal among its successors', () => {
    expect(localBeam(problem, { starts: [2, 6], isGoal, steps: 50 })).toMatchObject({
      states: [3],
      best: 3,
      solved: true,
      steps: 1,
    });
    expect(localBeam(problem, { starts: [6, 3], isGoal, steps: 50 })).toMatchObject({
      states: [3, 6],
      solved: true,
      steps: 0,
    });
  });
  test('a stochastic beam draws its survivors by weight, without replacement', () => {
    const options = { starts: [0, 5], isGoal: () => false, steps: 1 };
    const kept = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed += 1) {
      const { states } = stochasticBeam(Random.seeded(seed), problem, {
        ...options,
        weight: (value) => value,
      });
      const key = states.join();
      kept.set(key, (kept.get(key) ?? 0) + 1);
    }
    // Successors 1, 4, 6 of weights 1, 2, 4: the first survivor is 6 in 4 of 7 draws, and then 4 in 2 of 3.
    expect(Math.abs((kept.get('6,4') ?? 0) / 3000 - (4 / 7) * (2 / 3))).toBeLessThan(0.036);
    expect([...kept.keys()].every((key) => new Set(key.split(',')).size === 2)).toBe(true);
    expect(kept.size).toBe(6);
  });
  test('a local beam solves 8 queens more often than one climb does', () => {
    let solved = 0;
    for (let seed = 0; seed < 30; seed += 1) {
      const random = Random.seeded(seed);
      const starts = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => random.integer(0, 7)));
      const queens = nQueens(8, starts[0]!);
      const beam = localBeam(queens, { starts, isGoal: (state) => queens.value(state) === 0, steps: 30 });
      if (beam.solved) {
        solved += 1;
        expect(queens.value(beam.best)).toBe(0);
      }
    }
    expect(solved).toBeGreaterThan(8); // one climb: 14 %
  });
});

describe('choices', () => {
  test('a weight of 0 is never chosen, even by the highest draw', () => {
    const highest = { number: () => 1 - 2 ** -53 } as Draws;
    const lowest = { number: () => 0 } as Draws;
    expect(roulette(highest, [1, 3, 0])).toBe(1);
    expect(roulette(lowest, [0, 2, 1])).toBe(1);
    expect(() => roulette(lowest, [1, -1])).toThrow('not negative');
    expect(() => roulette(lowest, [1, NaN])).toThrow('not negative');
  });
  test('weights that are all 0 are equally likely', () => {
    const seen = new Set(Array.from({ length: 50 }, (_, seed) => roulette(Random.seeded(seed), [0, 0, 0])));
    expect(seen).toEqual(new Set([0, 1, 2]));
  });
  test('an urn gives every order equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const random = Random.seeded(seed);
      const urn = new Urn(3);
      const order = [urn.draw(random), urn.draw(random), urn.draw(random)].join('');
      expect(urn.isEmpty).toBe(true);
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120); // four deviations
  });
});
