/**
 * What each bundled exercise pays programs that do none of its work: nothing for three statements, at most a
 * tenth of its points for more, and for a search without a cut at most half of what pruning is worth.
 *
 * `lazy.txt` is the whole table. `CUTOFF_CORPUS=whole` works it out; otherwise a part is compared with it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPaidTooMuch, type LazyRow, lazyRowsOf } from '../../grader/adequacy/lazy.ts';
import { listExercises } from '../../grader/content/exercise.ts';
import { formatPoints } from '../../grader/words/points.ts';
import { bundled } from '../support/handedIn.ts';
import { isWhole } from '../support/whole.ts';

const TABLE = join(import.meta.dirname, 'lazy.txt');

/** Those that would get most if they got anything. */
const SOME: ReadonlySet<string> = new Set([
  'leftmost-leaf',
  'visits-middle',
  'minimax-after-sweeps',
  'one-question',
  'two-in-turn',
  'last-time',
  'time-zero',
  'shuffles',
  'draws-first',
  'draws-middle-cut',
  'draws-unchanged',
]);

const line = (slug: string, { id, points, most, paidBy }: LazyRow): string =>
  [
    slug.padEnd(24),
    id.padEnd(21),
    `${formatPoints(points)} of ${formatPoints(most)}`.padEnd(11),
    paidBy.map((paid) => `${paid.check} ${formatPoints(paid.points)}`).join(', '),
  ]
    .join(' ')
    .trimEnd();

test('no exercise pays for nothing', async () => {
  const lines: string[] = [];
  for (const { slug } of await listExercises()) {
    const rows = await lazyRowsOf(await bundled(slug), (id) => isWhole || SOME.has(id));
    expect(rows.length, slug).toBeGreaterThan(0);
    expect(rows.filter(isPaidTooMuch), slug).toEqual([]);
    lines.push(...rows.map((row) => line(slug, row)));
  }
  if (isWhole) await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(TABLE);
  const known = readFileSync(TABLE, 'utf8').split('\n');
  expect(lines.filter((each) => !known.includes(each))).toEqual([]);
});
