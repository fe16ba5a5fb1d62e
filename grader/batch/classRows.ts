import { byCodeUnit } from '../observe/submission/found.ts';
import { classRow, type ClassRow } from '../report/classRow.ts';
import type { Report } from '../types/report.ts';
import { ok, type Result } from '../types/result.ts';
import { absentRow } from './absent.ts';
import { readClassFile } from './classFile.ts';
import { membersOf } from './classList.ts';
import { policyOfResults } from './classPolicy.ts';
import { NOT_GRADED_YET, rowWithout, storedOf, UNREADABLE } from './storedRow.ts';

export interface ClassRows {
  /** Of the whole class, those who handed in nothing too, in order of id. */
  readonly rows: readonly ClassRow[];
  readonly exercise: Report['exercise'];
}

/**
 * The rows of a graded class by its stored results and what became of them, without writing anything; null
 * where there is no result. Problems of a course's file name it from the folder `cwd`.
 */
export async function classRowsIn(out: string, cwd: string): Promise<Result<ClassRows | null>> {
  const memory = await readClassFile(out);
  const members = await membersOf(out, memory);
  const policy = await policyOfResults(out, members, memory?.course, cwd);
  if (!policy.ok) return policy;
  let exercise: Report['exercise'] | null = null;
  const without: { readonly member: (typeof members)[number]; readonly note: string }[] = [];
  const rows: ClassRow[] = [];
  for (const member of members) {
    const stored = await storedOf(out, member.folder);
    if (
      stored.kind === 'report' &&
      stored.report.exercise.slug === (exercise ?? stored.report.exercise).slug
    ) {
      exercise ??= stored.report.exercise;
      const row = classRow(stored.report, member.folder);
      rows.push(policy.value === null ? row : { ...row, ledger: policy.value.ledger(stored.report) });
    } else without.push({ member, note: stored.kind === 'missing' ? NOT_GRADED_YET : UNREADABLE });
  }
  if (exercise === null) return ok(null);
  for (const { member, note } of without) rows.push(rowWithout(member, exercise, note));
  for (const each of memory?.absent ?? []) rows.push(absentRow(each, exercise, policy.value));
  rows.sort((a, b) => byCodeUnit(a.id, b.id));
  return ok({ rows, exercise });
}
