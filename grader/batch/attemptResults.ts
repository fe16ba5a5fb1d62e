import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Fraction } from 'fraction.js';
import type { Exercise } from '../types/exercise.ts';
import { itemAt } from '../types/lookup.ts';
import type { Score } from '../types/report.ts';
import type { Submission } from '../types/submission.ts';
import { attemptNumbers, attemptPath } from './attemptFiles.ts';
import type { Owner } from './graders.ts';
import { writeWhole } from './outFolder.ts';
import { segmentOf } from './segment.ts';
import { earlierResults, isAsBefore } from './storedRow.ts';
import { parseReport } from './storedReport.ts';
import type { Rendered } from './writeResult.ts';

/** An attempt that was graded for one of its people. */
export interface AttemptResult {
  readonly number: number;
  readonly rendered: Rendered;
}

/**
 * The place of the attempt with the most points, of several the latest. One of which points are withheld goes
 * before it where these may make it more: then nobody can say which is the best, and the score is withheld.
 */
export function bestOf(scores: readonly Score[]): number {
  const ranked = scores.map((score, place) => {
    const earned = new Fraction(score.earned);
    return { place, isOpen: score.value === null, most: earned.add(score.withheld ?? 0) };
  });
  const top = (isOpen: boolean): (typeof ranked)[number] | undefined =>
    ranked
      .filter((each) => each.isOpen === isOpen)
      .toSorted((a, b) => b.most.compare(a.most) || b.place - a.place)[0];
  const [sure, open] = [top(false), top(true)];
  if (open !== undefined && (sure === undefined || open.most.compare(sure.most) > 0)) return open.place;
  return sure?.place ?? 0;
}

/** Writes what does not count, and takes away what an earlier run wrote so of the attempt that counts. */
export async function writeAttempts(
  out: string,
  others: readonly AttemptResult[],
  counting: { readonly number: number; readonly rendered: readonly Rendered[] },
): Promise<void> {
  for (const { number, rendered } of others) {
    const path = attemptPath(out, rendered.row.folder, number);
    await mkdir(dirname(path), { recursive: true });
    const result = rendered.files.find(
      ({ audience, name }) => audience === 'staff' && name === 'result.json',
    );
    await writeWhole(dirname(path), basename(path), result?.content ?? '');
  }
  for (const { row } of counting.rendered)
    await rm(attemptPath(out, row.folder, counting.number), { force: true });
}

/**
 * What an earlier run made of all attempts of some people, and which it took; null where any may have to be
 * graded again.
 */
export async function earlierBest(
  out: string,
  submissions: readonly Submission[],
  people: readonly Owner[],
  exercise: Exercise,
): Promise<{
  readonly number: number;
  readonly results: NonNullable<Awaited<ReturnType<typeof earlierResults>>>;
} | null> {
  const found = new Set<number>();
  for (const { id, name } of people) {
    const folder = segmentOf(id);
    const apart = attemptNumbers(out, folder);
    const [place, second] = submissions.flatMap((_, at) => (apart.includes(at + 1) ? [] : [at]));
    if (place === undefined || second !== undefined) return null;
    found.add(place);
    for (const [at, submission] of submissions.entries()) {
      if (at === place) continue;
      const text = await readFile(attemptPath(out, folder, at + 1), 'utf8').catch(() => '');
      const stored = parseReport(text, '');
      if (!stored.ok || !isAsBefore(stored.value, { ...submission, id, name }, exercise)) return null;
    }
  }
  const [place, second] = found;
  if (place === undefined || second !== undefined) return null;
  const results = await earlierResults(out, itemAt(submissions, place), people, exercise);
  return results === null ? null : { number: place + 1, results };
}
