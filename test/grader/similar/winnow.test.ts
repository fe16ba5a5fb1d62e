import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashesOf, winnow } from '../../../grader/similar/winnow.ts';

// Schleimer, Wilkerson, Aiken, SIGMOD 2003, Figure 2: hashes of the 5-grams of "adorunrunrunadorunrun" (d),
// windows of length 4 (e), and the fingerprints with their places (g).
const FIGURE_2 = [77, 74, 42, 17, 98, 50, 17, 98, 8, 88, 67, 39, 77, 74, 42, 17, 98];

test('the example of the paper', () => {
  expect(winnow(FIGURE_2, 4).map(({ hash, at }) => [hash, at])).toEqual([
    [17, 3],
    [17, 6],
    [8, 8],
    [39, 11],
    [17, 15],
  ]);
});

test('the 5-grams of the paper are hashed alike where they are alike', () => {
  const letters = [...'adorunrunrunadorunrun'].map((letter) => letter.charCodeAt(0));
  const same = (hashes: readonly number[]): number[] => hashes.map((hash) => hashes.indexOf(hash));
  expect(hashesOf(letters, 5)).toHaveLength(FIGURE_2.length);
  expect(same(hashesOf(letters, 5))).toEqual(same(FIGURE_2));
});

/** Definition 1, word by word. */
function bySentence(hashes: readonly number[], window: number): number[] {
  const places = new Set<number>();
  for (let from = 0; from + window <= hashes.length; from += 1) {
    const part = hashes.slice(from, from + window);
    places.add(from + part.lastIndexOf(Math.min(...part)));
  }
  return [...places].sort((a, b) => a - b);
}

test('the smallest of each window, of several the rightmost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 })),
      fc.integer({ min: 1, max: 8 }),
      (hashes, window) => {
        fc.pre(hashes.length >= window);
        expect(winnow(hashes, window).map(({ at }) => at)).toEqual(bySentence(hashes, window));
      },
    ),
  );
});
