import { describe, expect, it } from 'vitest';
import * as positions from '../../../../mistakes/chances/positions.ts';

const { sortShuffle, insertionShuffle, halfEnds, laterReplaces, smallerOfTwo } = positions;

describe('every known way to choose a position', () => {
  it.each(Object.entries(positions))('%s gives chances that sum to 1', (_, weights) => {
    for (const k of [2, 3, 4, 5, 7, 8, 31, 56]) {
      const chances = weights(k);
      expect(chances).toHaveLength(k);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    }
  });
});

/**
 * Chance of each item to end up first, over all outcomes of a fair coin for every comparison that `sort`
 * makes.
 */
function overAllCoins(k: number, sort: (items: number[], compare: () => number) => void): number[] {
  const chances = Array.from({ length: k }, () => 0);
  const follow = (coins: readonly number[]): void => {
    let asked = 0;
    const items = Array.from({ length: k }, (_, item) => item);
    let isShort = false;
    sort(items, () => {
      const coin = coins[asked];
      asked += 1;
      if (coin === undefined) isShort = true;
      return coin ?? 1;
    });
    if (!isShort) chances[items[0]!]! += 2 ** -asked;
    else for (const coin of [-1, 1]) follow([...coins, coin]);
  };
  follow([]);
  return chances;
}

describe('shuffles by a random comparison', () => {
  it.each([2, 3, 4, 5])('binary insertion, %i items: as the sort of this engine does it', (k) => {
    const exact = overAllCoins(k, (items, compare) => items.sort(compare));
    sortShuffle(k).forEach((chance, item) => expect(chance).toBeCloseTo(exact[item]!, 12));
  });

  it.each([2, 3, 4, 5])('insertion, %i items', (k) => {
    const exact = overAllCoins(k, (items, compare) => {
      for (let i = 1; i < items.length; i += 1) {
        for (let j = i; j > 0 && compare() < 0; j -= 1) [items[j - 1], items[j]] = [items[j]!, items[j - 1]!];
      }
    });
    insertionShuffle(k).forEach((chance, item) => expect(chance).toBeCloseTo(exact[item]!, 12));
  });
});

describe('in closed form', () => {
  it('round(u (k − 1)): the ends are half as likely', () =>
    expect(halfEnds(5)).toEqual([1 / 8, 1 / 4, 1 / 4, 1 / 4, 1 / 8]));
  it('each later one replaces with 1/2', () =>
    expect(laterReplaces(4)).toEqual([1 / 8, 1 / 8, 1 / 4, 1 / 2]));
  it('the smaller of two of three', () => expect(smallerOfTwo(3)).toEqual([5 / 9, 3 / 9, 1 / 9]));
});
