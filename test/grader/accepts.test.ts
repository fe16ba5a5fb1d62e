import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintCatches } from '../../grader/adequacy/lintCatches.ts';
import { lintRuns } from '../../grader/adequacy/lintRuns.ts';
import { gradeInProcess } from '../../grader/adequacy/gradeInProcess.ts';
import { loadExercise } from '../../grader/content/exercise.ts';
import { mistakesOf } from '../../grader/diagnose/runs/knownPrograms.ts';
import { openFamily } from '../../grader/judge/statistics/families.ts';
import { askedSubjectOf } from '../../grader/subjects/asked.ts';
import { RUN_SUBJECTS, runSubjectOf } from '../../grader/subjects/subjects.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import { packageRoot } from '../../grader/types/root.ts';
import type { TrustedProgram } from '../../grader/types/trusted.ts';
import { isWhole, some } from '../support/whole.ts';
import { inEachForm } from '../../mistakes/local/runMistake.ts';

const isLong = (algorithm: string): boolean => runSubjectOf({ algorithm })?.input.kind === 'genetic';
const TAUGHT = RUN_SUBJECTS.filter(({ taught }) => taught.length > 0);

/** Mistakes that nothing tells from what is accepted, with all of it accepted, and why. */
const GETS_THROUGH: Readonly<Record<string, readonly string[]>> = {
  // Its one wrong answer, an individual of fitness 0, is right for a tournament or by rank.
  'random-selection': ['at-most-zero'],
  // Its leaning is too small for the tests of chances, and parents of fitness 0 are right by rank.
  'genetic-algorithm': ['selection-fitness-plus-one'],
};

/** A whole algorithm is looked at in fewer runs: what it accepts shows soon, and each way costs its own test. */
const FEWER = 6;
/** So are programs that pass, which no run settles: each goes to the last one. */
const FEWER_STILL = 3;

async function load(slug: string, accepts?: readonly string[], oneIn = 1): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { conventions, checks } = loaded.value;
  const accepting =
    accepts === undefined ? loaded.value : { ...loaded.value, conventions: { ...conventions, accepts } };
  return {
    ...accepting,
    checks: checks.map((check) => ({
      ...check,
      cases: check.cases.map((one) => ({
        ...one,
        inputs: some(one.inputs, isLong(slug) ? FEWER * oneIn : oneIn, 0),
      })),
    })),
  };
}

/** The check that fails a program, or those that stay open; null for full marks. */
function failing(exercise: Exercise, program: () => TrustedProgram): string | null {
  const { check, open } = gradeInProcess(exercise, program, (input) => input);
  return check ?? open[0] ?? null;
}

describe.each(TAUGHT)('$name', ({ name, taught }) => {
  const ids = taught.map(({ id }) => id);
  /** Each way of selecting is a test with each of crossing, so that a whole algorithm takes some of them. */
  const several = isLong(name) ? some(ids, 3, 0) : ids;
  const subject = runSubjectOf({ algorithm: name })!;

  test('what may be accepted are known mistakes', () =>
    expect(subject.allMistakes.map(({ id }) => id)).toEqual(expect.arrayContaining(ids)));

  test('what is accepted is never named, neither by tests of chances nor by diagnosis', async () => {
    const accepting = await load(name, several);
    const named = subject.families.flatMap((family) =>
      openFamily(family, accepting.conventions, 14).hypotheses.flatMap(({ processes }) =>
        processes.flatMap(({ mistakes }) => mistakes),
      ),
    );
    const known = [...named, ...mistakesOf(accepting), ...askedSubjectOf(accepting)!.allMistakes];
    expect(known.filter(({ id }) => several.includes(id))).toEqual([]);
  });

  test.each(isLong(name) ? some(taught, 4, 0) : some(taught, 3))(
    '$id is right where it is accepted, and only there',
    async (one) => {
      const [plain, accepting] = [await load(name), await load(name, [one.id], FEWER_STILL)];
      const programs = [...subject.mistakes.filter(({ id }) => id === one.id), ...one.programs];
      expect(programs.length).toBeGreaterThan(0);
      for (const program of programs) {
        expect(failing(accepting, program.load), program.id).toBeNull();
        expect(failing(plain, program.load), program.id).not.toBeNull();
      }
    },
  );

  test('correct programs get full marks where everything is accepted', async () => {
    const accepting = await load(name, several, FEWER_STILL);
    for (const { id, load: program } of some(subject.variants, 8, 0))
      expect(failing(accepting, program), id).toBeNull();
  });

  // In fewer runs not all of them show.
  test.skipIf(!isWhole && isLong(name))('all other mistakes fail where everything is accepted', async () => {
    const accepting = await load(name, ids);
    const known = GETS_THROUGH[name] ?? [];
    const through = askedSubjectOf(accepting)!
      .mistakes.filter(({ id }, at) => isWhole || at % 3 === 0 || known.includes(id))
      .flatMap((mistake) => some(inEachForm(mistake), 2, 0))
      .flatMap(({ id, load: program }) => (failing(accepting, program) === null ? [id] : []));
    expect([...new Set(through)]).toEqual(known);
  });
});

test('the example in the guide for instructors', async () => {
  const guide = readFileSync(join(packageRoot(), 'docs', 'instructors.md'), 'utf8');
  const [, example] = /```json\n(.*"accepts".*)\n```/.exec(guide)!;
  const { conventions } = JSON.parse(example!) as Pick<Exercise, 'conventions'>;
  const accepting = await load('random-selection', conventions.accepts);
  const programOf = (id: string): (() => TrustedProgram) =>
    runSubjectOf(accepting)!.mistakes.find((mistake) => mistake.id === id)!.load;
  for (const id of ['tournament-2', 'rank']) expect(failing(accepting, programOf(id)), id).toBeNull();
  expect(failing(accepting, programOf('tournament-3'))).not.toBeNull();
});

test('the guide for instructors lists what can be accepted', () => {
  const guide = readFileSync(join(packageRoot(), 'docs', 'instructors.md'), 'utf8');
  for (const { name, taught } of TAUGHT) {
    expect(guide).toContain(`| \`${name}\` | \``);
    for (const { id } of taught) expect(guide, id).toMatch(new RegExp(`^\\|[^|]*\\|[^|]*\`${id}\``, 'm'));
  }
});

test('what is accepted is no mistake that an exercise can promise to catch', async () => {
  const exercise = await load('random-selection', ['rank']);
  const one = {
    ...exercise,
    mustCatch: ['rank', 'uniform'],
    checks: exercise.checks.slice(0, 1).map((check) => ({ ...check, cases: check.cases.slice(1, 2) })),
  };
  const permitted = { code: 'permitted-mistake', found: '"rank"' };
  expect(lintRuns({ ...one, mustCatch: ['rank'] }, 'mine')).toMatchObject([
    { ...permitted, place: 'mustCatch[0]' },
  ]);
  expect(lintCatches(one, 'mine')).toContainEqual(
    expect.objectContaining({ ...permitted, place: 'checks[0].cases[0].catches[1]' }),
  );
});
