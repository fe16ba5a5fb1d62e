import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { ClassFile } from '../batch/classFile.ts';
import { type ClassPolicy, courseFrom, policyIn } from '../batch/classPolicy.ts';
import { readHandedIn, withClass, withTable, writeHandedIn } from '../batch/handedIn.ts';
import type { OpenClass } from '../intake/openClass.ts';
import type { Enrolled } from '../intake/roster.ts';
import { readDate } from '../policy/dates.ts';
import type { Report } from '../types/report.ts';
import { visibleLine } from '../picture/visible.ts';
import { listFirst } from '../words/lists.ts';
import type { Context } from './context.ts';
import { peopleIn } from './peopleTable.ts';
import { problemsError, UserError } from './userError.ts';

/** `--course`, and the word that there is to be none. */
export const withCourse = (command: Command): Command =>
  command
    .option('--course <file>', 'adjust points by the policy of the course, course.json')
    .option('--no-course', 'adjust them by no course, also where one was named before');

/** For spreadsheets that take a table without a mark for Latin-1. */
export const withBom = (command: Command): Command =>
  command
    .option('--bom', 'begin grades.csv and checks.csv with a byte order mark, as some spreadsheets want')
    .option('--no-bom', 'begin them without one again');

/** The course that was named on the command line, else the one that the out folder remembers; or none. */
export function courseNamed(
  out: string,
  memory: Pick<ClassFile, 'course'> | null,
  named: string | false | undefined,
  cwd: string,
): { readonly course: string | undefined } {
  if (named === false) return { course: undefined };
  if (named === undefined) return { course: memory?.course };
  const path = resolve(cwd, named);
  if (!existsSync(path)) throw new UserError(`--course: ${named}: there is no such file`);
  return { course: courseFrom(out, path) };
}

/** By what the points of a class are adjusted. */
export async function policyFor(
  out: string,
  exercise: Report['exercise'],
  memory: Pick<ClassFile, 'course'> | null,
  options: { readonly course?: string | false },
  cwd: string,
): Promise<{
  readonly course: { readonly course: string | undefined };
  readonly policy: ClassPolicy | null;
}> {
  const course = courseNamed(out, memory, options.course, cwd);
  const policy = await policyIn(out, course.course, exercise, cwd);
  if (!policy.ok) throw problemsError(policy.problems);
  return { course, policy: policy.value };
}

/** Keeps what the class tells of when work was handed in, and reads by what points are adjusted. */
export async function prepareClass(
  out: string,
  exercise: Report['exercise'],
  {
    work,
    enrolled,
    absent,
  }: Pick<OpenClass, 'work' | 'enrolled'> & {
    readonly absent: ReadonlyMap<string, Enrolled>;
  },
  memory: ClassFile | null,
  options: { readonly course?: string | false; readonly submitted?: string },
  { io, tell }: Context,
): ReturnType<typeof policyFor> {
  await writeHandedIn(out, withClass(await readHandedIn(out), work, enrolled, absent));
  const ids = work.flatMap(({ people }) => people.map(({ id }) => id));
  if (options.submitted !== undefined) await noteSubmitted(out, ids, options.submitted, { io, tell });
  return policyFor(out, exercise, memory, options, io.cwd);
}

/** Keeps when students handed in, by a table, and tells whose they are not. */
export async function noteSubmitted(
  out: string,
  ids: readonly string[],
  named: string,
  { io, tell }: Pick<Context, 'io' | 'tell'>,
): Promise<void> {
  const table = await submittedTable(named, io.cwd);
  const { handedIn, unknown } = withTable(await readHandedIn(out), ids, table);
  await writeHandedIn(out, handedIn);
  if (unknown.length > 0)
    tell(
      `cutoff: ${named}: not in this class: ` +
        listFirst(
          unknown.map(({ ids: [id], name }) => visibleLine(id ?? name)),
          10,
        ),
    );
}

/** Rows of `--submitted`: who handed in when. */
export async function submittedTable(named: string, cwd: string): Promise<readonly Enrolled[]> {
  const rows = await peopleIn('--submitted', named, cwd);
  const timed = rows.filter(({ submitted }) => submitted !== '');
  const [wrong] = timed.filter(({ submitted }) => readDate(submitted) === null);
  if (wrong !== undefined)
    throw new UserError(
      `--submitted: ${named}: found ${JSON.stringify(wrong.submitted)}; expected a time such as ` +
        '"2026-03-01 23:59:59", with an offset such as "-08:00" behind it if you like',
    );
  if (timed.length > 0) return timed;
  throw new UserError(
    `--submitted: ${named}: no times are in it; expected a table (CSV) with columns such as id and submitted`,
  );
}
