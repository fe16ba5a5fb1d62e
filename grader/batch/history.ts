import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../types/report.ts';
import { attemptNumbers, attemptPath } from './attemptFiles.ts';
import { bytesIn, numbersIn } from './ifThere.ts';
import { parseReport } from './storedReport.ts';

/** One grading of a submission. */
export interface Grading {
  /** When it was written: the time of its file. */
  readonly at: Date;
  /** Null where the stored result cannot be read any more. */
  readonly report: Report | null;
  /** What is another than in the grading before; empty in the first, and where only the result is. */
  readonly changed: readonly ('work' | 'exercise' | 'version')[];
  /** The number of an attempt that does not count. */
  readonly attempt?: number;
}

const resultOf = (out: string, folder: string): string => join(out, folder, 'staff', 'result.json');
const historyOf = (out: string, folder: string): string => join(out, folder, 'history');

/** Moves the staff's result of a submission into its history, if another is about to take its place. */
export async function keepReplaced(out: string, folder: string, by: string | Uint8Array): Promise<void> {
  const path = resultOf(out, folder);
  const old = await bytesIn(path);
  if (old === null || old.equals(Buffer.from(by))) return;
  await mkdir(historyOf(out, folder), { recursive: true });
  const last = Math.max(0, ...numbersIn(historyOf(out, folder)));
  // Moved, not copied: the time of the file is that of the grading.
  await rename(path, join(historyOf(out, folder), `${last + 1}.json`));
}

/**
 * Every grading of a submission that is kept: of attempts that do not count, and then of the work, the first
 * one first; the last is the one that counts.
 */
export async function gradingsOf(out: string, folder: string): Promise<Grading[]> {
  const apart: Grading[] = [];
  for (const attempt of attemptNumbers(out, folder))
    apart.push({ ...(await gradingAt(attemptPath(out, folder, attempt), null)), attempt });
  const kept = numbersIn(historyOf(out, folder)).map((at) => join(historyOf(out, folder), `${at}.json`));
  const gradings: Grading[] = [];
  let before: Report | null = null;
  for (const path of [...kept, resultOf(out, folder)]) {
    if (!existsSync(path)) continue;
    const grading: Grading = await gradingAt(path, before);
    gradings.push(grading);
    before = grading.report ?? before;
  }
  return [...apart, ...gradings];
}

/** Whether anything is kept beside the result that counts. */
export const hasEarlier = (out: string, folder: string): boolean =>
  numbersIn(historyOf(out, folder)).length > 0 || attemptNumbers(out, folder).length > 0;

async function gradingAt(path: string, before: Report | null): Promise<Grading> {
  const stored = parseReport(await readFile(path, 'utf8'), path);
  const report = stored.ok ? stored.value : null;
  return { at: (await stat(path)).mtime, report, changed: changedIn(before, report) };
}

function changedIn(before: Report | null, now: Report | null): Grading['changed'] {
  if (before === null || now === null) return [];
  return [
    ...(before.submission.hash === now.submission.hash ? [] : (['work'] as const)),
    ...(before.exercise.hash === now.exercise.hash ? [] : (['exercise'] as const)),
    ...(before.version === now.version ? [] : (['version'] as const)),
  ];
}
