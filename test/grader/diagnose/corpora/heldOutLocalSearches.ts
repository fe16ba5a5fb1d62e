import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../../grader/types/root.ts';
import { HELD_OUT_SEARCH_LABELS } from './heldOutLocalLabels.ts';

/**
 * A faulty local search in Python. `is`: ids of the bank of which one is right; none where the bank does not
 * know it.
 */
export interface HeldOutSearch {
  readonly exercise: string;
  readonly what: string;
  readonly text: string;
  readonly expected: readonly string[];
}

const correct = (exercise: string, style: string): string =>
  readFileSync(join(packageRoot(), 'test/fixtures/heldOut/local', exercise, `${style}.py`), 'utf8');

function changed(text: string, from: string, to: string): string {
  const pieces = text.split(from);
  if (pieces.length !== 2) throw new Error(`found ${pieces.length - 1} times: ${from}`);
  return pieces.join(to);
}

export const CORRECT_HELD_OUT_SEARCHES: readonly HeldOutSearch[] = Object.entries(
  HELD_OUT_SEARCH_LABELS,
).flatMap(([exercise, styles]) =>
  Object.keys(styles).map((style) => ({
    exercise,
    what: style,
    text: correct(exercise, style),
    expected: [],
  })),
);

export const FAULTY_HELD_OUT_SEARCHES: readonly HeldOutSearch[] = Object.entries(
  HELD_OUT_SEARCH_LABELS,
).flatMap(([exercise, styles]) =>
  Object.entries(styles).flatMap(([style, rows]) =>
    rows.map(([is, what, ...changes]) => ({
      exercise,
      what: `${exercise}, ${style}: ${what}`,
      text: changes.reduce((text, [from, to]) => changed(text, from, to), correct(exercise, style)),
      expected: is === '-' ? [] : is.split(' '),
    })),
  ),
);
