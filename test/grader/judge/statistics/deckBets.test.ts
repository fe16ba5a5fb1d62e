import { describe, expect, test } from 'vitest';
import { DeckBets } from '../../../../grader/judge/statistics/succession/deckBets.ts';
import type { Hidden } from '../../../../grader/judge/statistics/succession/hiddenChoice.ts';
import { Random } from '../../../../reference/random.ts';

const MILLION = Math.log(1e6);
const CUTS = 7;
const BEFORE = new Float64Array(CUTS).fill(1 / CUTS);

/** What is known of a cut where a child looks the same cut at any of `wide` places. */
const blurred = (cut: number, wide: number): Hidden => {
  const from = Math.floor(cut / wide) * wide;
  const alike = Array.from({ length: Math.min(CUTS, from + wide) - from }, (_, at) => from + at);
  const now = new Float64Array(CUTS);
  for (const at of alike) now[at] = 1 / alike.length;
  return { before: BEFORE, now };
};

/** Log of the evidence of so many generations of 20 children, in an order that says nothing. */
function generations(count: number, wide: number, next: (nth: number) => number): number {
  const order = Random.seeded(4);
  const bets = new DeckBets(false);
  for (let g = 0; g < count; g += 1)
    bets.update(
      order
        .shuffle(Array.from({ length: 20 }, (_, at) => next(20 * g + at)))
        .map((cut) => blurred(cut, wide)),
    );
  return bets.logE;
}

describe('cuts in turn are noticed in any order', () => {
  test.each([1, 2, 3])('of which %i look alike', (wide) => {
    expect(generations(60, wide, (nth) => nth % CUTS)).toBeGreaterThan(MILLION);
  });
});

test('cuts that are drawn are not noticed', () => {
  const random = Random.seeded(5);
  for (let trial = 0; trial < 10; trial += 1)
    expect(generations(60, 2, () => random.integer(0, CUTS - 1))).toBeLessThan(Math.log(100));
});

test('the mean over all that can come is 1, whatever is seen of it', () => {
  const before = Float64Array.of(0.5, 0.3, 0.2);
  /** How likely each of two signs is after each option. */
  const signs = [
    [0.9, 0.4, 0.1],
    [0.1, 0.6, 0.9],
  ];
  const seen = signs.map((sign) => {
    const joint = before.map((p, at) => p * sign[at]!);
    const chance = joint.reduce((a, b) => a + b, 0);
    return { chance, hidden: { before, now: joint.map((p) => p / chance) } };
  });
  let mean = 0;
  for (let all = 0; all < 2 ** 6; all += 1) {
    const choices = Array.from({ length: 6 }, (_, at) => seen[(all >> at) & 1]!);
    const bets = new DeckBets(false);
    bets.update(choices.slice(0, 3).map(({ hidden }) => hidden));
    bets.update(choices.slice(3).map(({ hidden }) => hidden));
    mean += choices.reduce((product, { chance }) => product * chance, Math.exp(bets.logE));
  }
  expect(mean).toBeCloseTo(1, 10);
});
