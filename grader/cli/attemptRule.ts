import { resolve } from 'node:path';
import { readClassFile } from '../batch/classFile.ts';
import { assignmentIn } from '../batch/classPolicy.ts';
import { factsIn, readHandedIn } from '../batch/handedIn.ts';
import { CHOICES, type Choice, type Rule } from '../intake/attempts.ts';
import type { Compared } from '../intake/compare.ts';
import type { OpenClass } from '../intake/openClass.ts';
import type { Enrolled } from '../intake/roster.ts';
import type { Handed, Person } from '../intake/types.ts';
import { visibleLine } from '../picture/visible.ts';
import type { Assignment, Course, Facts } from '../policy/course.ts';
import { attemptTimes, handedInAt } from '../policy/dates.ts';
import { timeText } from '../policy/lateLines.ts';
import { limitsOf } from '../policy/lateness.ts';
import type { Exercise } from '../types/exercise.ts';
import { outlineOf } from '../types/outline.ts';
import { listFirst } from '../words/lists.ts';
import { oneOf } from './didYouMean.ts';
import { courseNamed, submittedTable } from './policyFor.ts';
import { problemsError, UserError } from './userError.ts';

export interface AttemptOptions {
  readonly attempt?: string;
  readonly course?: string | false;
  readonly submitted?: string;
  readonly out?: string;
}

const OPTION = '--attempt before-due';

/** How `--attempt` chooses, given who in the roster somebody is. */
export async function attemptRule(
  options: AttemptOptions,
  exercise: Exercise,
  cwd: string,
): Promise<(enrolled: Compared['enrolled']) => Rule> {
  const choice: Choice = oneOf('--attempt', options.attempt, CHOICES) ?? 'latest';
  if (choice !== 'before-due') return () => ({ choice });
  const out = resolve(cwd, options.out ?? '.');
  const memory = options.out === undefined ? null : await readClassFile(out);
  const { course: path } = courseNamed(out, memory, options.course, cwd);
  if (path === undefined)
    throw new UserError(
      `${OPTION}: there is no due date; name the policy of the course, --course course.json`,
    );
  const of = await assignmentIn(resolve(out, path), outlineOf(exercise), cwd);
  if (!of.ok) throw problemsError(of.problems);
  const { course, assignment } = of.value;
  if (assignment.due === null)
    throw new UserError(`${OPTION}: ${course.file} has no "due" for ${assignment.exercise}`);
  const known = options.out === undefined ? new Map() : await readHandedIn(out);
  const table = options.submitted === undefined ? [] : await submittedTable(options.submitted, cwd);
  return (enrolled) => ({
    choice,
    deadlineOf: (people) =>
      deadlineOf(
        course,
        assignment,
        people.map(({ id }) => factsOf(id, enrolled.get(id), factsIn(known, id))),
      ),
    timesOf: (handed) => timesOf(handed, enrolled, table, course),
  });
}

/** The roster that is given counts before what was known of somebody. */
const factsOf = (id: string, person: Enrolled | undefined, before: Facts): Facts => ({
  ...before,
  id,
  ids: person?.ids ?? before.ids,
  section: person?.section ?? before.section,
});

/** In time for all of a group is what is in time for each of its people. */
function deadlineOf(
  course: Course,
  assignment: Assignment,
  people: readonly Facts[],
): { readonly at: number; readonly due: string } {
  const dues = people.flatMap((facts) => limitsOf(assignment, facts)?.due ?? []);
  const due = Math.min(...dues);
  return { at: due + (assignment.late?.grace ?? 0), due: timeText(course, due) };
}

/** By the rows of a table, else as the learning system has it. */
function timesOf(
  { people, attempts }: Handed,
  enrolled: Compared['enrolled'],
  table: readonly Enrolled[],
  { zone }: Course,
): (number | null)[] {
  const rowsOf = ({ id }: Person): readonly Enrolled[] => {
    const ids = [id, ...(enrolled.get(id)?.ids ?? [])].map((each) => each.toLowerCase());
    return table.filter((row) => row.ids.some((each) => ids.includes(each.toLowerCase())));
  };
  // Of a group, the first who is in the table tells for all.
  const rows = people.map(rowsOf).find((own) => own.length > 0) ?? [];
  const told = attemptTimes(
    rows.map(({ submitted }) => submitted),
    attempts.length,
  );
  return attempts.map(({ when = '' }, at) => handedInAt(told[at] ?? when, zone));
}

/** Refuses a class in which nothing tells of any student's attempts when they were handed in. */
export function refuseTimeless({ choice }: Rule, { work }: Pick<OpenClass, 'work'>): void {
  const several = work.filter(({ attempts }) => attempts > 1);
  if (choice !== 'before-due' || several.length === 0 || several.some(({ attempt }) => attempt !== null))
    return;
  throw new UserError(
    `${OPTION}: nothing tells when attempts were handed in (${listFirst(
      several.map(({ id }) => visibleLine(id)),
      5,
    )}); give a table with a row for each attempt, --submitted times.csv`,
  );
}
