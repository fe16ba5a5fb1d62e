import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idsInGrades } from './grades.ts';
import { segmentOf } from './segment.ts';

/** Folders with results, by whether they are of students in the class. */
export interface ClassList {
  readonly inClass: readonly string[];
  /** Left from earlier runs: these students are no longer in the class. */
  readonly leftOver: readonly string[];
}

/**
 * Whose results in an out folder belong to the class: those in `grades.csv`, which the last run wrote. Where
 * that file is missing, not as we write it, or names a student of whom there is no result, all belong: better
 * one too many than one lost.
 *
 * @param found Names of all folders with results.
 */
export async function classList(out: string, found: readonly string[]): Promise<ClassList> {
  const ids = idsInGrades(await readFile(join(out, 'grades.csv'), 'utf8').catch(() => ''));
  const listed = new Set(ids?.map(segmentOf));
  if (ids === null || [...listed].some((folder) => !found.includes(folder)))
    return { inClass: found, leftOver: [] };
  return {
    inClass: found.filter((folder) => listed.has(folder)),
    leftOver: found.filter((folder) => !listed.has(folder)),
  };
}
