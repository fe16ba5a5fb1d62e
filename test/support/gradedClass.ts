import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutoff, type Ran } from './io.ts';
import { BROKEN, CHATTY, CORRECT, ENDLESS, SMALL_EXERCISE, SWAPPED } from './smallExercise.ts';
import { zipOf } from './zip.ts';

/** Grades the folder `class` with the small exercise. */
export const grade = (cwd: string, ...more: readonly string[]): Promise<Ran> =>
  cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', 'out', '--jobs', '1', ...more]);
/** A file of the out folder. */
export const read = (cwd: string, ...path: readonly string[]): string =>
  readFileSync(join(cwd, 'out', ...path), 'utf8');
/** The rows of grades.csv, without its head. */
export const grades = (cwd: string): string[][] =>
  read(cwd, 'grades.csv')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** Every file below the out folder with its content, but for the timings. */
export function everything(cwd: string): Map<string, string> {
  const entries = readdirSync(join(cwd, 'out'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'timings.json',
  );
  return new Map(
    entries
      .map(
        (entry) =>
          [
            join(entry.parentPath, entry.name),
            readFileSync(join(entry.parentPath, entry.name), 'utf8'),
          ] as const,
      )
      .sort(),
  );
}

/** One submission of each kind. */
export const CLASS = {
  'class/ann/minimax.js': CORRECT,
  'class/bea.js': SWAPPED,
  'class/cai.zip': zipOf([{ name: 'hw/minimax.js', bytes: CHATTY }]),
  'class/dan/minimax.js': ENDLESS,
  'class/eva/.keep': '',
  'class/fay/minimax.js': BROKEN,
  'class/gus/minimax.js': SMALL_EXERCISE['starter/minimax.js']!,
};
