import { describe, expect, test } from 'vitest';
import { EchoBet } from '../../../../grader/judge/statistics/echo.ts';
import { noRunYet } from '../../../../grader/judge/statistics/currentRun.ts';
import { Random } from '../../../../reference/random.ts';

const CHANCES = [0.5, 0.3, 0.2];
const MILLION = Math.log(1e6);

/** Log of the evidence of so many runs, and then of the same runs again. */
function runsAndAgain(runs: readonly (readonly number[])[], again: readonly (readonly number[])[]): number {
  const current = noRunYet();
  const bet = new EchoBet(current);
  for (const [at, choices] of [...runs, ...again].entries()) {
    current.run = at;
    current.echoOf = at < runs.length ? null : at - runs.length;
    for (const choice of choices) bet.update(() => String(choice), Math.log(CHANCES[choice]!));
  }
  return bet.logE;
}

const everyRun = (length: number): number[][] =>
  length === 0 ? [[]] : everyRun(length - 1).flatMap((run) => CHANCES.map((_, choice) => [...run, choice]));
const chanceOf = (runs: readonly (readonly number[])[]): number =>
  runs.flat().reduce((product, choice) => product * CHANCES[choice]!, 1);

describe('runs that are made again with other draws', () => {
  test('average to 1 over all that chance does, whatever the first ones did', () => {
    const pairs = everyRun(2).flatMap((first) => everyRun(3).map((second) => [first, second]));
    for (const first of [
      [
        [0, 0],
        [1, 2, 0],
      ],
      [
        [2, 1],
        [2, 2, 2],
      ],
    ]) {
      const average = pairs.reduce(
        (sum, again) => sum + chanceOf(again) * Math.exp(runsAndAgain(first, again)),
        0,
      );
      expect(average).toBeCloseTo(1, 10);
    }
  });

  test('that come out again as before are evidence, from whichever choice on', () => {
    const random = Random.seeded(3);
    const run = Array.from({ length: 60 }, () => random.integer(0, 2));
    expect(runsAndAgain([run], [run])).toBeGreaterThan(MILLION);
    const other = run.map((choice, at) => (at < 10 ? (choice + 1) % 3 : choice));
    expect(runsAndAgain([run], [other])).toBeGreaterThan(MILLION);
  });

  test('are none where they come out as chance makes them', () => {
    const random = Random.seeded(4);
    const runs = (): number[][] =>
      Array.from({ length: 8 }, () => Array.from({ length: 50 }, () => random.integer(0, 2)));
    expect(runsAndAgain(runs(), runs())).toBeLessThan(Math.log(20));
  });
});
