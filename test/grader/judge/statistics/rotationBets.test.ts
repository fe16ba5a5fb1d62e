import { describe, expect, test } from 'vitest';
import { addUpTo, CELLS, RotationBets } from '../../../../grader/judge/statistics/succession/rotationBets.ts';
import { Random } from '../../../../reference/random.ts';

const MILLION = Math.log(1e6);

/** Of each cell, how likely yes is if the number lies there, against `p`, its chance whatever it is; or no. */
function ratiosOf(p: number, yes: boolean): Float64Array {
  const cells = new Float64Array(CELLS);
  addUpTo(p, 1, cells);
  return cells.map((share) => (yes ? share / p : (1 - share) / (1 - p)));
}

/** Log of the evidence of so many decisions, yes where the number is below a chance of its own. */
function decisions(count: number, next: (nth: number) => number): number {
  const bets = new RotationBets({ run: 0 });
  const chances = Random.seeded(3);
  for (let nth = 0; nth < count; nth += 1) {
    const p = 0.1 + 0.8 * chances.number();
    bets.update(ratiosOf(p, next(nth) < p), true);
  }
  return bets.logE;
}

describe('numbers that go round in equal steps are noticed', () => {
  test.each([(Math.sqrt(5) - 1) / 2, Math.SQRT2, Math.PI, 1 / 10, 1 / 3, 0.1234567, 0])('of %d', (step) => {
    expect(decisions(400, (nth) => (0.3 + nth * step) % 1)).toBeGreaterThan(MILLION);
  });
});

test('numbers that are drawn are not noticed', () => {
  for (let trial = 0; trial < 5; trial += 1) {
    const random = Random.seeded(100 + trial);
    expect(decisions(200, () => random.number())).toBeLessThan(Math.log(100));
  }
});

test('the mean over all that can come is 1, whether or not a number is used', () => {
  const current = { run: 0 };
  const chances = [0.2, 0.65, 0.4, 0.9, 0.5, 0.33];
  let mean = 0;
  for (let all = 0; all < 2 ** chances.length; all += 1) {
    const bets = new RotationBets(current);
    let chance = 1;
    for (const [at, p] of chances.entries()) {
      current.run = at < 3 ? 0 : 1;
      const yes = ((all >> at) & 1) === 1;
      chance *= yes ? p : 1 - p;
      bets.update(ratiosOf(p, yes), yes);
    }
    mean += chance * Math.exp(bets.logE);
  }
  expect(mean).toBeCloseTo(1, 10);
});
