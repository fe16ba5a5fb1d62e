import { beforeAll, describe, expect, test } from 'vitest';
import { RUN_SUBJECTS, runSubjectOf } from '../../../grader/subjects/subjects.ts';
import { Random } from '../../../reference/random.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { formatRun } from '../../../grader/content/formatRun.ts';
import { parseRun, parseRunJson, type RunInput } from '../../../grader/content/run.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import { BUDGET } from '../../../grader/diagnose/shared/budget.ts';
import { causeOf } from '../../../grader/diagnose/runs/cause.ts';
import { randomRun } from '../../../grader/diagnose/runs/randomRun.ts';
import { runScopeOf } from '../../../grader/diagnose/runs/runScope.ts';
import { simplerRuns } from '../../../grader/diagnose/runs/simplifyRun.ts';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import { observeTrusted } from '../../../grader/observe/host/observeTrusted.ts';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { createRenderer } from '../../../grader/report/renderer.ts';
import { reportText } from '../../../grader/report/text.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { Report } from '../../../grader/types/report.ts';
import { inProcessEngine } from '../../support/inProcess.ts';
import { submissionOf } from '../../support/writtenEngine.ts';
import { isWhole, some } from '../../support/whole.ts';

const exercises = new Map<string, Exercise>();
beforeAll(async () => {
  for (const slug of RUN_SUBJECTS.map(({ name }) => name)) {
    const loaded = await loadExercise(slug);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    // Chances show in no single run, and what one run shows shows in some.
    exercises.set(slug, {
      ...loaded.value,
      checks: loaded.value.checks
        .filter(({ kind }) => kind === 'law')
        .map((check) => ({
          ...check,
          cases: check.cases.map((one) => ({ ...one, inputs: some(one.inputs, 3, 0) })),
        })),
    });
  }
});

const mistakeOf = (
  slug: string,
  id: string,
): ReturnType<(typeof RUN_SUBJECTS)[number]['mistakes'][number]['load']> =>
  runSubjectOf({ algorithm: slug })!
    .mistakes.find((one) => one.id === id)!
    .load();

function grade(
  slug: string,
  load: () => unknown,
  exercise: Exercise = exercises.get(slug)!,
): Promise<Report> {
  const engine = inProcessEngine(load as Parameters<typeof inProcessEngine>[0]);
  return gradeSubmission(exercise, submissionOf(''), { for: () => engine, async close() {} });
}

function inputIn({ counterexample }: Report): RunInput {
  const parsed = parseRun(counterexample!.file, 'example.json');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parsed.value).toHaveLength(1);
  return parsed.value[0]!;
}

const runsOf = ({ checks }: Exercise): RunInput[] =>
  checks.flatMap(({ cases }) => cases.flatMap(({ inputs }) => inputs.slice(0, 3))) as RunInput[];

describe('the smallest run that breaks a law', () => {
  test.each([
    ['hill-climbing', 'first-better', 'law', 3],
    ['hill-climbing', 'level-for-ever', 'law', 2],
    ['stochastic-hill-climbing', 'board-before', 'law', 3],
    ['first-choice', 'gives-up-early', 'law', 4],
    ['random-restart', 'one-climb-too-many', 'law', 2],
    ['simulated-annealing', 'ends-early', 'law', 2],
    ['local-beam', 'goal-ignored', 'law', 4],
    ['genetic-algorithm', 'one-generation', 'law', 3],
    ['random-selection', 'at-most-zero', 'law', 2],
    ['reproduce', 'cut-at-n', 'law', 2],
    ['mutate', 'child-changed', 'law', 1],
  ])('%s, %s: it fails when pasted, and everything simpler passes', async (slug, id, kind, most) => {
    const exercise = exercises.get(slug)!;
    const report = await grade(slug, () => mistakeOf(slug, id));
    const { counterexample } = report;
    expect(counterexample).toMatchObject({
      kind,
      visibility: 'student',
      isSmallest: true,
      file: expect.not.stringContaining('\n'),
    });
    expect(counterexample!.probes).toBeLessThanOrEqual(BUDGET.probes);
    const input = inputIn(report);
    const observe = (one: RunInput): ReturnType<typeof observeTrusted> =>
      observeTrusted(mistakeOf(slug, id), one, exercise.limits);
    expect(judgeInput(exercise, 'law', input, observe(input), true)).toMatchObject({ state: 'failed' });
    const laws = exercise.checks.map((check) => check.laws ?? null);
    const ways = laws.map((some) => causeOf(exercise, some, input, observe(input)));
    const at = ways.findIndex((way) => way !== null);
    for (const simpler of simplerRuns(input))
      expect(causeOf(exercise, laws[at]!, simpler, observe(simpler)), JSON.stringify(simpler)).not.toBe(
        ways[at],
      );
    // Small enough to follow by hand.
    const size =
      input.kind === 'local'
        ? observe(input).points[0]!.length
        : input.kind === 'genetic'
          ? (input.population as number[][]).length
          : input.part === 'reproduce'
            ? input.parents[0].length
            : input.part === 'mutate'
              ? input.child.length
              : input.population.length;
    expect(size).toBeLessThanOrEqual(most);
  });

  test('is the same every time', async () => {
    const [once, twice] = [
      await grade('reproduce', () => mistakeOf('reproduce', 'two-cuts')),
      await grade('reproduce', () => mistakeOf('reproduce', 'two-cuts')),
    ];
    expect(twice.counterexample).toEqual(once.counterexample);
  });

  test('shows the same way to fail as the exercise does, not any', async () => {
    const report = await grade('reproduce', () => mistakeOf('reproduce', 'two-cuts'));
    expect(report.counterexample!.rationale).toMatch(/changes from one parent to the other more than once/);
    // With two positions no child can do so.
    expect(inputIn(report)).toMatchObject({ part: 'reproduce', parents: [{ length: 3 }, { length: 3 }] });
  });

  test('is shown as text and on the page, with how to run it again', async () => {
    const report = await grade('hill-climbing', () => mistakeOf('hill-climbing', 'first-better'));
    const text = reportText(report, { width: 100, color: false, verbose: false });
    expect(text).toMatch(/The smallest example\n {2}\{"title": "example", "problem": \{"name": "n-queens"/);
    expect(text).toContain('cutoff run YOUR-FILE --run example.json');
    expect(text).toMatch(/step 0: −\d.*step 1: −\d/);
    expect(text.indexOf('What probably went wrong')).toBeGreaterThan(text.indexOf('The smallest example'));
    const part = await grade('mutate', () => mistakeOf('mutate', 'child-changed'));
    expect(reportText(part, { width: 100, color: false, verbose: false })).toContain('--run example.json');
    expect(createRenderer().reportHtml(report)).toContain('cutoff run YOUR-FILE --run example.json');
  });

  test('what hidden checks alone show stays with those who may see them', async () => {
    const load = (): unknown => mistakeOf('first-choice', 'neighbours-of-the-start');
    const exercise = exercises.get('first-choice')!;
    const { verdicts } = await grade('first-choice', load);
    const failed = new Set(verdicts.flatMap(({ check, state }) => (state === 'passed' ? [] : [check])));
    const checks = exercise.checks.map((check) =>
      failed.has(check.id) ? { ...check, visibility: 'after-due' as const } : check,
    );
    const report = await grade('first-choice', load, { ...exercise, checks });
    expect(report.diagnoses.map(({ mistake, visibility }) => [mistake, visibility])).toEqual([
      ['neighbours-of-the-start', 'after-due'],
    ]);
    expect(report.counterexample?.visibility).toBe('after-due');
    const student = forStudent(report);
    expect(student.diagnoses).toEqual([]);
    expect(student).not.toHaveProperty('counterexample');
  });
});

describe('drawn runs', () => {
  const drawn = (slug: string): RunInput[] => {
    const scope = runScopeOf(runsOf(exercises.get(slug)!));
    const random = Random.seeded(31);
    return Array.from({ length: isWhole ? 40 : 8 }, (_, at) => randomRun(random, scope, 1 + 3 * at));
  };

  test.each(RUN_SUBJECTS.map(({ name }) => name))(
    '%s: they and what is simpler can be written down and read back',
    (slug) => {
      for (const input of drawn(slug)) {
        for (const one of [input, ...[...simplerRuns(input)].slice(0, 12)]) {
          const read = parseRunJson(JSON.parse(JSON.stringify(formatRun(one, 'example'))), null);
          expect(read.ok ? read.value : read.problems, JSON.stringify(one)).toEqual([one]);
        }
      }
    },
  );

  test.each(RUN_SUBJECTS.map(({ name }) => name))('%s: making one simpler and simpler ends', (slug) => {
    for (const input of drawn(slug).slice(0, 10)) {
      let [last, steps] = [input, 0];
      for (;;) {
        // The last of what is simpler: the smallest step that there is.
        const simpler = [...simplerRuns(last)].at(-1);
        if (simpler === undefined) break;
        last = simpler;
        steps += 1;
        expect(steps).toBeLessThan(2_000);
      }
    }
  });
});
