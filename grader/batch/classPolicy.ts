import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { nearest } from '../content/nearest.ts';
import type { Assignment, Course, Facts } from '../policy/course.ts';
import { ledgerOf, ledgerOfNothing, type Policy } from '../policy/ledger.ts';
import { readCourse } from '../policy/readCourse.ts';
import type { Ledger } from '../types/ledger.ts';
import type { Override } from '../types/overrides.ts';
import type { Report } from '../types/report.ts';
import { fail, ok, type Problem, type Result } from '../types/result.ts';
import { didYouMean, shortOneOf } from '../words/found.ts';
import { quote } from '../words/quoting.ts';
import type { Member } from './classList.ts';
import { factsIn, type HandedIn, readHandedIn } from './handedIn.ts';
import { readOverrides } from './overridesFile.ts';
import { storedOf } from './storedRow.ts';

/** By what the points of a class are adjusted. */
export interface ClassPolicy {
  readonly of: Policy['of'];
  readonly overrides: readonly Override[];
  ledger(report: Report): Ledger;
  /** Of somebody who handed in nothing. */
  absent(id: string, exercise: Report['exercise']): Ledger;
  facts(id: string): Facts;
}

/** The path of a course's file as `class.json` has it: from the out folder, with `/`. */
export const courseFrom = (out: string, path: string): string => relative(out, path).split(sep).join('/');

/**
 * The policy of a class: the course's file, if it has one, and what people decided. Null where there is
 * neither, and all stays as it was run. `course` is its path from the out folder, and problems name it so, or
 * from the folder `cwd`.
 */
export async function policyIn(
  out: string,
  course: string | undefined,
  exercise: Report['exercise'],
  cwd: string = out,
): Promise<Result<ClassPolicy | null>> {
  const overrides = await readOverrides(out);
  if (!overrides.ok) return overrides;
  const of = course === undefined ? ok(null) : await assignmentIn(resolve(out, course), exercise, cwd);
  if (!of.ok) return of;
  if (of.value === null && overrides.value.length === 0) return ok(null);
  const own = await readHandedIn(out);
  const others =
    of.value === null || course === undefined
      ? new Map<string, Elsewhere>()
      : await handedInBefore(of.value, dirname(resolve(out, course)));
  const policyFor = (id: string): Policy => ({
    of: of.value,
    facts: factsIn(own, id),
    factsOf: (other) => factsThere(others.get(other), factsIn(own, id)),
    overrides: overrides.value.filter((each) => each.id === id),
  });
  return ok({
    of: of.value,
    overrides: overrides.value,
    ledger: (report) => ledgerOf(report, policyFor(report.submission.id)),
    absent: (id, outline) => ledgerOfNothing(outline, policyFor(id)),
    facts: (id) => factsIn(own, id),
  });
}

/** What a course's file says of an exercise; problems name it from the folder `cwd`. */
export async function assignmentIn(
  path: string,
  exercise: Report['exercise'],
  cwd: string,
): Promise<Result<NonNullable<Policy['of']>>> {
  const read = await courseAt(path, courseFrom(cwd, path));
  return read.ok ? assignmentOf(read.value, exercise) : read;
}

/** The same for results that are there; null too where there are none. */
export async function policyOfResults(
  out: string,
  members: readonly Member[],
  course: string | undefined,
  cwd: string = out,
): Promise<Result<ClassPolicy | null>> {
  for (const { folder } of members) {
    const stored = await storedOf(out, folder);
    if (stored.kind === 'report') return policyIn(out, course, stored.report.exercise, cwd);
  }
  return ok(null);
}

async function courseAt(path: string, shown: string): Promise<Result<Course>> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null
    ? fail({
        code: 'no-course',
        file: shown,
        place: '',
        found: 'no such file',
        expected: 'the policy of the course, as before',
        hint: 'say where it is now with --course FILE',
      })
    : readCourse(text, shown);
}

/** What a course says of an exercise; refused where it speaks of checks that are not in it. */
function assignmentOf(
  course: Course,
  { slug, checks, rules = [] }: Report['exercise'],
): Result<{ readonly course: Course; readonly assignment: Assignment }> {
  const assignment = course.assignments.find(({ exercise }) => exercise === slug);
  const problem = (place: string, found: string, names: readonly string[], what: string): Problem => ({
    code: 'not-there',
    file: course.file,
    place,
    found: quote(found),
    expected: `${what}: ${shortOneOf(names)}`,
    ...didYouMean(nearest(found, names)),
  });
  if (assignment === undefined) {
    const names = course.assignments.map(({ exercise }) => exercise);
    const { hint: _, ...rest } = problem('assignments', '', names, '');
    return fail({
      ...rest,
      found: `nothing on ${slug}`,
      expected: `an assignment whose exercise is ${quote(slug)}`,
    });
  }
  const ids = checks.map(({ id }) => id);
  const ruleIds = rules.map(({ id }) => id);
  const problems = [
    ...assignment.checks
      .filter(({ check }) => !ids.includes(check))
      .map(({ check, place }) => problem(`${place}.check`, check, ids, `a check of ${slug}`)),
    ...assignment.rules
      .filter(({ rule }) => !ruleIds.includes(rule))
      .map(({ rule, place }) =>
        ruleIds.length > 0
          ? problem(place, rule, ruleIds, `a rule of ${slug}`)
          : { ...problem(place, rule, [], ''), expected: `no rules, as ${slug} has none` },
      ),
  ];
  return problems.length > 0 ? { ok: false, problems } : ok({ course, assignment });
}

/** What is known of who handed in what at assignments that are due before. */
async function handedInBefore(
  { course, assignment }: { readonly course: Course; readonly assignment: Assignment },
  folder: string,
): Promise<Map<string, Elsewhere>> {
  const found = new Map<string, Elsewhere>();
  if (course.lateDays === 0) return found;
  for (const { exercise, results } of course.assignments) {
    if (exercise === assignment.exercise) break;
    const handedIn = results === null ? null : await readHandedIn(resolve(folder, results));
    if (handedIn !== null && handedIn.size > 0) found.set(exercise, { handedIn, idOf: idsIn(handedIn) });
  }
  return found;
}

/** What another folder knows, and its ids by all that a student is known by there. */
interface Elsewhere {
  readonly handedIn: HandedIn;
  readonly idOf: ReadonlyMap<string, string>;
}

const idsIn = (handedIn: HandedIn): ReadonlyMap<string, string> =>
  new Map(
    [...handedIn.values()].flatMap(({ id, ids = [] }) =>
      [...ids, id].map((each) => [each.toLowerCase(), id] as const),
    ),
  );

/** A student in another folder: by an id that both know. Who handed in nothing there was never late. */
function factsThere(elsewhere: Elsewhere | undefined, own: Facts): Facts | null {
  if (elsewhere === undefined) return null;
  const id = [own.id, ...own.ids]
    .map((each) => elsewhere.idOf.get(each.toLowerCase()))
    .find((found) => found !== undefined);
  return id === undefined ? { ...own, when: '', isLate: false } : factsIn(elsewhere.handedIn, id);
}
