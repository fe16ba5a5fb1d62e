import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ClassRows, classRowsIn } from '../batch/classRows.ts';
import type { Mark } from '../gradebook/fill.ts';
import type { ClassRow } from '../report/classRow.ts';
import { problemsError, UserError } from './userError.ts';

/** The rows of a class that was graded into a folder. */
export async function gradedRows(path: string, cwd: string): Promise<ClassRows> {
  const folder = resolve(cwd, path);
  if (!existsSync(folder)) throw new UserError(`${path}: there is no such folder`);
  const found = await classRowsIn(folder, cwd);
  if (!found.ok) throw problemsError(found.problems);
  if (found.value === null)
    throw new UserError(`${path}: there are no results here; expected a folder that "cutoff grade" wrote`);
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
