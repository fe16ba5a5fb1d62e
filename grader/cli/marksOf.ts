import { type ClassRows, classRowsIn } from '../batch/classRows.ts';
import type { Mark } from '../gradebook/fill.ts';
import type { ClassRow } from '../report/classRow.ts';
import { existingFolder, noResults } from './outFolder.ts';
import { problemsError } from './userError.ts';

/** The rows of a class that was graded into a folder. */
export async function gradedRows(path: string, cwd: string): Promise<ClassRows> {
  const found = await classRowsIn(existingFolder(cwd, path), cwd);
  if (!found.ok) throw problemsError(found.problems);
  if (found.value === null) throw noResults(path);
  return found.value;
}

/** The marks of a class: the final points. */
export const marksOf = (rows: readonly ClassRow[]): Mark[] =>
  rows.map(({ id, name, status, score, version, ledger }) => ({
    id,
    name,
    isAbsent: status === 'not-submitted',
    ...(ledger === undefined
      ? { earned: score.value === null ? null : score.earned, max: version === '' ? '' : score.max }
      : { earned: ledger.final, max: ledger.max, isExcused: ledger.state === 'excused' }),
  }));
