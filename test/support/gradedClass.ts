import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, writeFiles } from './folders.ts';
import { cutoff, type Ran } from './io.ts';
import { BROKEN, CHATTY, CORRECT, courseFiles, ENDLESS, SMALL_EXERCISE, SWAPPED } from './smallExercise.ts';
import { zipOf } from './zip.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Grades the folder `class` with the small exercise. */
export const grade = (cwd: string, ...more: readonly string[]): Promise<Ran> =>
  cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', 'out', '--jobs', '1', ...more]);
/** Folders that were graded once, by what is in them and how it was graded. */
const known = new Map<string, Promise<string>>();

/** A folder of its own with the small exercise, these files and what `grade` makes of them, graded once. */
export async function gradedFolder(files: Files, ...more: readonly string[]): Promise<string> {
  const key = JSON.stringify([files, more]);
  const first = known.get(key) ?? gradedKept(files, more);
  known.set(key, first);
  const cwd = folderOf();
  cpSync(await first, cwd, { recursive: true, preserveTimestamps: true });
  return cwd;
}

/** Kept until the process ends. */
async function gradedKept(files: Files, more: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-graded-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, courseFiles(files));
  await grade(folder, ...more);
  return folder;
}

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
