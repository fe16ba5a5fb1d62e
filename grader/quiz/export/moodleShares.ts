import { Fraction } from 'fraction.js';

/** Shares of a mark that Moodle knows, in percent; any other is refused when a file is read. */
export const MOODLE_FRACTIONS = [
  '100',
  '90',
  '83.33333',
  '80',
  '75',
  '70',
  '66.66667',
  '60',
  '50',
  '40',
  '33.33333',
  '30',
  '25',
  '20',
  '16.66667',
  '14.28571',
  '12.5',
  '11.11111',
  '10',
  '5',
];

const MOST_RIGHT = 20;

/**
 * What each right option brings, together the whole mark: the same share where Moodle knows it, else some
 * bring a tenth and the others half of that. Null where there are more options than that can be said of.
 */
export function rightShares(right: number): string[] | null {
  const same = MOODLE_FRACTIONS.find((known) => isNearly(known, new Fraction(100, right)));
  if (same !== undefined) return new Array<string>(right).fill(same);
  if (right > MOST_RIGHT) return null;
  return Array.from({ length: right }, (_, at) => (at < 20 - right ? '10' : '5'));
}

/**
 * What each wrong option takes: as much as a right one brings, or more where there are fewer wrong ones than
 * right ones, so that choosing all of them comes to nothing.
 */
export function wrongShare(right: number, wrong: number): string {
  const least = new Fraction(100, Math.max(1, Math.min(right, wrong)));
  const known = MOODLE_FRACTIONS.findLast(
    (each) => isNearly(each, least) || new Fraction(each).compare(least) > 0,
  );
  return known ?? '100';
}

const isNearly = (known: string, exact: Fraction): boolean =>
  new Fraction(known).sub(exact).abs().compare(new Fraction(1, 50_000)) < 0;

/** For an author: why so many right options cannot be marked. */
export const tooManyRight = (number: number, right: number): string =>
  `question ${number} has ${right} right options, and Moodle knows shares of at most ${MOST_RIGHT}`;
