import { readClassFile } from '../batch/classFile.ts';
import { membersOf } from '../batch/classList.ts';
import { policyOfResults } from '../batch/classPolicy.ts';
import { storedOf } from '../batch/storedRow.ts';
import type { Mark } from '../gradebook/fill.ts';
import type { Report } from '../types/report.ts';
import { problemsError } from './userError.ts';

/** The marks of a class, by its stored results and what became of them: the final points. */
export async function marksIn(folder: string, cwd: string): Promise<Mark[]> {
  const marks: Mark[] = [];
  let exercise: Report['exercise'] | null = null;
  const memory = await readClassFile(folder);
  const members = await membersOf(folder, memory);
  const policy = await policyOfResults(folder, members, memory?.course, cwd);
  if (!policy.ok) throw problemsError(policy.problems);
  for (const { id, folder: own } of members) {
    const stored = await storedOf(folder, own);
    if (stored.kind !== 'report') marks.push({ id, name: id, earned: null, max: '' });
    else {
      const { submission, score } = stored.report;
      exercise ??= stored.report.exercise;
      const ledger = policy.value?.ledger(stored.report);
      marks.push({
        ...submission,
        ...(ledger === undefined
          ? { earned: score.value === null ? null : score.earned, max: score.max }
          : { earned: ledger.final, max: ledger.max, isExcused: ledger.state === 'excused' }),
      });
    }
  }
  for (const { id, name } of memory?.absent ?? []) {
    const ledger = exercise === null ? undefined : policy.value?.absent(id, exercise);
    const { final: earned = null, max = '' } = ledger ?? {};
    marks.push({ id, name, earned, max, isExcused: ledger?.state === 'excused', isAbsent: true });
  }
  return marks;
}
