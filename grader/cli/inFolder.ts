import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type ClassFile, readClassFile } from '../batch/classFile.ts';
import { type Member, membersOf } from '../batch/classList.ts';
import { type ClassPolicy, policyOfResults } from '../batch/classPolicy.ts';
import { storedOf } from '../batch/storedRow.ts';
import type { Report } from '../types/report.ts';
import { didYouMean } from './didYouMean.ts';
import { problemsError, UserError } from './userError.ts';

/** The option that names an out folder where a command is about one student. */
export const withFolder = (command: Command): Command =>
  command.option('--in <folder>', 'what "grade" wrote: its --out folder', '.');

/** A student of a graded class, with what is stored of them. */
export interface Found {
  readonly out: string;
  readonly memory: ClassFile | null;
  readonly members: readonly Member[];
  readonly report: Report;
  readonly policy: ClassPolicy | null;
}

/** Looks somebody up in an out folder. */
export async function studentIn(cwd: string, folder: string, id: string): Promise<Found> {
  const out = resolve(cwd, folder);
  if (!existsSync(out)) throw new UserError(`--in: ${folder}: there is no such folder`);
  const memory = await readClassFile(out);
  const members = await membersOf(out, memory);
  if (members.length === 0)
    throw new UserError(
      `--in: ${folder}: there are no results here; expected a folder that "cutoff grade" wrote`,
    );
  const member = members.find((each) => each.id === id);
  if (memory?.absent?.some((each) => each.id === id) === true && member === undefined)
    throw new UserError(`${folder}: ${id} handed in nothing`);
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
  const policy = await policyOfResults(out, members, memory?.course, cwd);
  if (!policy.ok) throw problemsError(policy.problems);
  return { out, memory, members, report: stored.report, policy: policy.value };
}
