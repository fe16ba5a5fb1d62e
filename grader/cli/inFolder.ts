import type { Command } from 'commander';
import { type ClassFile, readClassFile } from '../batch/classFile.ts';
import { type Member, membersOf } from '../batch/classList.ts';
import { type ClassPolicy, policyOfResults } from '../batch/classPolicy.ts';
import { storedOf } from '../batch/storedRow.ts';
import { ledgerOfNothing } from '../policy/ledger.ts';
import type { Ledger } from '../types/ledger.ts';
import type { Report } from '../types/report.ts';
import { didYouMean } from './didYouMean.ts';
import { existingFolder, noResults } from './outFolder.ts';
import { problemsError, UserError } from './userError.ts';

/** The option that names an out folder where a command is about one student. */
export const withFolder = (command: Command): Command =>
  command.option('--in <folder>', 'what "grade" wrote: its --out folder', '.');

/** The class of an out folder. */
export interface FoundClass {
  readonly out: string;
  readonly memory: ClassFile | null;
  readonly members: readonly Member[];
  readonly policy: ClassPolicy | null;
}

/** A student of a graded class, with what becomes of their points. */
export interface Found extends FoundClass {
  readonly exercise: Report['exercise'];
  readonly person: { readonly id: string; readonly name: string };
  /** Whether nothing was handed in. */
  readonly isAbsent: boolean;
  readonly ledger: Ledger;
}

/** Reads what an out folder says of its class; `option` is how the folder was named. */
export async function classIn(cwd: string, folder: string, option = '--in: '): Promise<FoundClass> {
  const out = existingFolder(cwd, folder, option);
  const memory = await readClassFile(out);
  const members = await membersOf(out, memory);
  if (members.length === 0) throw noResults(folder, option);
  const policy = await policyOfResults(out, members, memory?.course, cwd);
  if (!policy.ok) throw problemsError(policy.problems);
  return { out, memory, members, policy: policy.value };
}

/** Looks somebody up in an out folder. */
export async function studentIn(cwd: string, folder: string, id: string): Promise<Found> {
  const found = await classIn(cwd, folder);
  const { out, memory, members, policy } = found;
  const member = members.find((each) => each.id === id);
  const absent = memory?.absent?.find((each) => each.id === id);
  if (member === undefined && absent !== undefined) {
    const exercise = await exerciseOf(found, folder);
    const ledger = policy?.absent(id, exercise) ?? ledgerOfNothing(exercise, null);
    return { ...found, exercise, person: absent, isAbsent: true, ledger };
  }
  if (member === undefined)
    throw new UserError(
      `${folder}: there is no submission ${JSON.stringify(id)}${didYouMean(
        id,
        members.map((each) => each.id),
      )}`,
    );
  const stored = await storedOf(out, member.folder);
  if (stored.kind === 'unreadable') throw problemsError(stored.problems);
  if (stored.kind === 'missing') throw new UserError(`${folder}: ${id} is not graded yet`);
  const { report } = stored;
  const { exercise, submission } = report;
  const ledger = policy?.ledger(report) ?? asRun(report);
  return { ...found, exercise, person: submission, isAbsent: false, ledger };
}

/** The exercise of a class, by any of its results. */
async function exerciseOf({ out, members }: FoundClass, folder: string): Promise<Report['exercise']> {
  for (const member of members) {
    const stored = await storedOf(out, member.folder);
    if (stored.kind === 'report') return stored.report.exercise;
  }
  throw new UserError(`${folder}: there is no result here that can be read`);
}

/** Without a course and without a decision, what was run is final. */
const asRun = ({ score }: Report): Ledger => ({
  score,
  lines: [],
  final: score.value === null ? null : score.earned,
  max: score.max,
  state: score.value === null ? 'withheld' : 'final',
});
