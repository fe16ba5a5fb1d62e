import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cooling, exponential, linear, logarithmic, table } from '../../../reference/local/schedule.ts';
import {
  simulatedAnnealing,
  simulatedAnnealingOfCost,
  simulatedAnnealingWithBest,
} from '../../../reference/local/simulatedAnnealing.ts';
import { watchProblem } from '../../../reference/local/watchProblem.ts';
import { asCost } from '../../../reference/problem.ts';
import { climb, line } from '../../../reference/problems/landscape.ts';
import { nQueens } from '../../../reference/problems/nQueens.ts';
import { Random, type Draws } from '../../../reference/random.ts';
import { anyProblem } from './problems.ts';

describe('schedules', () => {
  test.each([
    ['exponential', exponential(4, 0.5, 4), [4, 2, 1, 0.5, 0, 0]],
    ['linear', linear(4, 4), [4, 3, 2, 1, 0, 0]],
    ['logarithmic', logarithmic(2, 3), [2 / Math.log(2), 2 / Math.log(3), 2 / Math.log(4), 0, 0]],
    ['table', table([3, 5, 1]), [3, 5, 1, 0, 0]],
    ['cooling', table(cooling(8, 0.5, 3)), [8, 4, 2, 0]],
  ])('%s gives its temperatures from t = 1, then 0', (_, schedule, temperatures) => {
    temperatures.forEach((T, i) => expect(schedule(i + 1)).toBeCloseTo(T, 12));
    expect(schedule(1)).toBe(temperatures[0]);
  });
  test.each([
    () => exponential(0, 0.5, 4),
    () => exponential(1, 1, 4),
    () => linear(-1, 4),
    () => linear(1, 0),
    () => logarithmic(Infinity, 4),
    () => table([1, -1]),
  ])('refuses what is no schedule (%#)', (make) => expect(make).toThrow(RangeError));
});

/** A stream whose numbers are given; its choices are always the first. */
function scripted(numbers: number[]): Draws & { readonly asked: () => number } {
  let at = 0;
  return {
    number: () => numbers[at++]!,
    integer: (low) => low,
    choice: ([first]) => first!,
    shuffle: (list) => list,
    asked: () => at,
  };
}

describe('the figure', () => {
  const down = climb(line([1, 3]), 1); // one neighbour, two lower
  test('asks the schedule for t = 1, 2, … and stops at 0', () => {
    const asked: number[] = [];
    simulatedAnnealing(Random.seeded(1), down, (t) => {
      asked.push(t);
      return t < 4 ? 1 : 0;
    });
    expect(asked).toEqual([1, 2, 3, 4]);
  });
  test('returns the initial state when T(1) = 0', () => {
    expect(simulatedAnnealing(scripted([]), down, () => 0)).toBe(1);
  });
  test('accepts a worse move exactly when the draw lies under e^(ΔE/T)', () => {
    const T = 1.5;
    const p = Math.exp(-2 / T);
    expect(simulatedAnnealing(scripted([p - 1e-9]), down, table([T]))).toBe(0);
    expect(simulatedAnnealing(scripted([p]), down, table([T]))).toBe(1);
  });
  test('always accepts uphill, without a draw, and a level move', () => {
    const up = scripted([]);
    expect(simulatedAnnealing(up, climb(line([1, 3]), 0), table([1e-9]))).toBe(1);
    expect(up.asked()).toBe(0);
    expect(simulatedAnnealing(scripted([1 - 2 ** -53]), climb(line([3, 3]), 0), table([1e-9]))).toBe(1);
  });
  test('accepts as often as the formula says, over many seeds', () => {
    let accepted = 0;
    for (let seed = 0; seed < 4000; seed += 1)
      if (simulatedAnnealing(Random.seeded(seed), down, table([2])) === 0) accepted += 1;
    expect(Math.abs(accepted / 4000 - Math.exp(-1))).toBeLessThan(0.031); // four deviations
  });
});

test('on a cost, and with the best kept, it is the same run', () => {
  const schedule = exponential(5, 0.9, 40);
  fc.assert(
    fc.property(anyProblem, fc.integer(), ({ plain }, seed) => {
      const { problem, log } = watchProblem(plain);
      const state = simulatedAnnealing(Random.seeded(seed), problem, schedule);
      expect(simulatedAnnealingOfCost(Random.seeded(seed), asCost(plain), schedule)).toEqual(state);
      const kept = simulatedAnnealingWithBest(Random.seeded(seed), plain, schedule);
      expect(kept.state).toEqual(state);
      const path = [...log.path, state].map((at) => plain.value(at));
      expect(kept.bestValue).toBe(Math.max(...path));
      expect(plain.value(kept.best)).toBe(kept.bestValue);
    }),
    { numRuns: 300 },
  );
});

test('slow cooling solves 8 queens far more often than a climb', () => {
  let solved = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    const random = Random.seeded(seed);
    const initial = Array.from({ length: 8 }, () => random.integer(0, 7));
    const { bestValue } = simulatedAnnealingWithBest(random, nQueens(8, initial), exponential(4, 0.99, 800));
    if (bestValue === 0) solved += 1;
  }
  expect(solved).toBeGreaterThan(8); // a climb that solves 14 % does so once in a thousand
});
