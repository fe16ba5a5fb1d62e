import { describe, expect, test } from 'vitest';
import { uniform } from '../../../../grader/judge/statistics/choiceTest.ts';
import { ManyWayBets } from '../../../../grader/judge/statistics/manyWay.ts';
import { withPairs, withSteps } from '../../../../grader/judge/statistics/successive.ts';
import { TwoWayBets } from '../../../../grader/judge/statistics/twoWay.ts';
import { Random } from '../../../../reference/random.ts';

const MILLION = Math.log(1e6);
const GOLDEN = (Math.sqrt(5) - 1) / 2;

const listOf = (k: number) => ({ logP: uniform(k), features: [Uint8Array.from({ length: k }, (_, j) => j)] });

/** Log of the evidence of so many choices among k. */
function choices(k: number, count: number, next: (at: number) => number): number {
  const bets = withSteps(new ManyWayBets(1));
  for (let at = 0; at < count; at += 1) bets.update(listOf(k), [next(at)]);
  return bets.logE;
}

/** Log of the evidence of so many decisions, each with a chance of its own. */
function decisions(count: number, draw: (at: number) => number): number {
  const bets = withPairs(new TwoWayBets());
  const chances = Random.seeded(3);
  for (let at = 0; at < count; at += 1) {
    const p = 0.1 + 0.8 * chances.number();
    bets.update(Math.log(p), Math.log(1 - p), draw(at) < p);
  }
  return bets.logE;
}

describe('choices that follow from each other fail, though their shares are right', () => {
  test.each([2, 3, 5, 7, 8, 12, 56])('one after the other, of %i', (k) => {
    expect(choices(k, 200, (at) => at % k)).toBeGreaterThan(MILLION);
  });
  test.each([3, 7, 56])('by the golden ratio, of %i', (k) => {
    expect(choices(k, 200, (at) => Math.floor((((at + 1) * GOLDEN) % 1) * k))).toBeGreaterThan(MILLION);
  });
  test('decisions by the golden ratio', () => {
    expect(decisions(1000, (at) => ((at + 1) * GOLDEN) % 1)).toBeGreaterThan(MILLION);
  });
  test('each draw used twice', () => {
    const random = Random.seeded(8);
    let held = 0;
    expect(
      decisions(600, (at) => {
        if (at % 2 === 0) held = random.number();
        return held;
      }),
    ).toBeGreaterThan(MILLION);
  });
});

describe('draws do not', () => {
  test.each([2, 7, 56])('choices of %i', (k) => {
    const random = Random.seeded(k);
    expect(choices(k, 2000, () => random.integer(0, k - 1))).toBeLessThan(Math.log(100));
  });
  test('decisions', () => {
    const random = Random.seeded(4);
    expect(decisions(2000, () => random.number())).toBeLessThan(Math.log(100));
  });
  test('average to 1 over all that three coins do, alone and one after the other', () => {
    let [many, two] = [0, 0];
    for (let outcome = 0; outcome < 512; outcome += 1) {
      const [steps, pairs] = [withSteps(new ManyWayBets(1)), withPairs(new TwoWayBets())];
      let chance = 1;
      for (let at = 0; at < 9; at += 1) {
        const p = [0.5, 0.2, 0.9][at % 3]!;
        const yes = ((outcome >> at) & 1) === 1;
        chance *= yes ? p : 1 - p;
        pairs.update(Math.log(p), Math.log(1 - p), yes);
        steps.update(
          { logP: Float64Array.of(Math.log(1 - p), Math.log(p)), features: [Uint8Array.of(0, 1)] },
          [yes ? 1 : 0],
        );
      }
      many += chance * Math.exp(steps.logE);
      two += chance * Math.exp(pairs.logE);
    }
    expect(many).toBeCloseTo(1, 10);
    expect(two).toBeCloseTo(1, 10);
  });
});
