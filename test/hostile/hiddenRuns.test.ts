/**
 * A student's copy is made from the runs that the student may see, and no others: submissions that differ
 * only in what their hidden runs do get the same bytes. Otherwise each grading tells its student a bit of
 * what is hidden.
 *
 * Some exercises; `CUTOFF_CORPUS=whole` takes all, and more programs of each.
 */
import { describe, expect, test } from 'vitest';
import { renderResult } from '../../grader/batch/writeResult.ts';
import { gradeSubmission } from '../../grader/grade.ts';
import { forStudent } from '../../grader/report/forStudent.ts';
import { createRenderer } from '../../grader/report/renderer.ts';
import { reportText } from '../../grader/report/text.ts';
import type { Engine } from '../../grader/types/engine.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import type { Report } from '../../grader/types/report.ts';
import { bundled } from '../support/handedIn.ts';
import { inProcessEngine } from '../support/inProcess.ts';
import { twoFaced } from '../support/twoFaced.ts';
import { compiled, submissionOf } from '../support/writtenEngine.ts';
import { CORRECT_LOCAL, FAULTY_LOCAL } from '../grader/diagnose/corpora/faultyLocalSearches.ts';
import { FAULTY_SEARCHES } from '../grader/diagnose/corpora/faultySearches.ts';
import { isWhole } from '../support/whole.ts';

const renderer = createRenderer();

/** The programs of an exercise: some faulty ones, and where there is one a correct one. */
function programsOf(slug: string, most: number): Engine[] {
  const local = FAULTY_LOCAL.map(([first]) => first).filter((one) => one?.exercise === slug);
  const faulty = [...local, ...FAULTY_SEARCHES.filter(({ exercise }) => exercise === slug)];
  const correct = CORRECT_LOCAL.filter(({ exercise }) => exercise === slug).slice(0, 1);
  const spread = Math.max(1, Math.floor(faulty.length / most));
  return [...correct, ...faulty.filter((_, at) => at % spread === 0).slice(0, most)].flatMap((one) =>
    one === undefined ? [] : [inProcessEngine(compiled(one.text))],
  );
}

/** What hidden runs may do besides. */
const throwing = inProcessEngine(() => () => {
  throw new TypeError('only here');
});
const idle = inProcessEngine(() => () => null);
const broken: Engine = {
  ...idle,
  observe: async (job) =>
    (await idle.observe(job)).map((observation) => ({
      ...observation,
      outcome: { kind: 'fault', message: 'lost' },
    })),
};

/** Takes all the work that a submission may do. */
const greedy: Engine = {
  ...idle,
  observe: async (job) =>
    (await idle.observe(job)).map((observation) => ({ ...observation, fuel: 1e12, loading: 1e12 })),
};

/** Everything that a student gets of a report. */
function copyOf(report: Report, afterDue: boolean): string {
  const files = renderResult(report, renderer, { afterDue }).files.filter(
    ({ audience }) => audience === 'student',
  );
  const shown = forStudent(report, { afterDue });
  const texts = [false, true].map((verbose) =>
    reportText(shown, { width: 100, color: false, verbose, all: verbose }),
  );
  return [...files.map(({ name, content }) => `${name}\n${String(content)}`), ...texts].join('\n');
}

const grade = (exercise: Exercise, engine: Engine): Promise<Report> =>
  gradeSubmission(exercise, submissionOf(''), { for: () => engine, close: async () => {} });

const SLUGS = isWhole
  ? [...new Set([...FAULTY_SEARCHES, ...FAULTY_LOCAL.flat()].map(({ exercise }) => exercise))]
  : ['alpha-beta', 'mutate'];

describe.each(SLUGS)('what a student gets in %s', (slug) => {
  test.each(isWhole ? (['student', 'after-due'] as const) : (['student'] as const))(
    'does not depend on runs hidden from %s',
    async (audience) => {
      const exercise = await bundled(slug);
      const programs = programsOf(slug, isWhole ? 6 : 2);
      for (const shown of programs.slice(isWhole ? 0 : -1)) {
        const copies = new Set<string>();
        for (const hidden of [...programs.slice(isWhole ? 0 : -2), throwing, broken, greedy, ...(isWhole ? [idle] : [])]) {
          const report = await grade(exercise, twoFaced(exercise, audience, shown, hidden));
          copies.add(copyOf(report, audience === 'after-due'));
        }
        expect(copies.size).toBe(1);
      }
    },
  );

  test('is diagnosed as if there were no other checks', async () => {
    const exercise = await bundled(slug);
    const checks = exercise.checks.filter(({ visibility }) => visibility === 'student');
    const [, shown = idle, hidden = idle] = programsOf(slug, 2);
    const copy = forStudent(await grade(exercise, twoFaced(exercise, 'student', shown, hidden)));
    const alone = forStudent(await grade({ ...exercise, checks }, shown));
    expect([copy.diagnoses, copy.counterexample]).toEqual([alone.diagnoses, alone.counterexample]);
  });
});

test('work that hidden runs take is not taken from what students see, in whatever order checks stand', async () => {
  const exercise = await bundled('hill-climbing');
  const [shown = idle] = programsOf('hill-climbing', 1);
  const order = exercise.checks.map(({ visibility }) => visibility);
  expect(order.lastIndexOf('student')).toBeGreaterThan(order.indexOf('staff'));
  const [one, other] = await Promise.all(
    [idle, greedy].map(async (hidden) =>
      copyOf(await grade(exercise, twoFaced(exercise, 'student', shown, hidden)), false),
    ),
  );
  expect(other).toBe(one);
});
