import { describe, expect, test } from 'vitest';
import { gradeSubmission } from '../../../grader/grade.ts';
import { Budget, BUDGET, probeLimits } from '../../../grader/diagnose/shared/budget.ts';
import { type SearchSpace, shrinkFailure } from '../../../grader/diagnose/shared/shrink.ts';
import { simplerNumbers } from '../../../grader/diagnose/shared/simplerNumbers.ts';
import { randomRun } from '../../../grader/diagnose/runs/randomRun.ts';
import { runScopeOf } from '../../../grader/diagnose/runs/runScope.ts';
import { observeTrusted } from '../../../grader/observe/host/observeTrusted.ts';
import type { Job } from '../../../grader/types/engine.ts';
import type { Exercise, Limits } from '../../../grader/types/exercise.ts';
import type { LocalInput } from '../../../grader/types/input.ts';
import type { Observation } from '../../../grader/types/observation.ts';
import { Random } from '../../../reference/random.ts';
import { RUN_SUBJECTS, runSubjectOf } from '../../../grader/subjects/subjects.ts';
import { inProcessEngine, type StudentProblem } from '../../support/inProcess.ts';
import { submissionOf } from '../../support/writtenEngine.ts';
import { UNREMARKABLE } from '../../../grader/judge/finding.ts';
import { bundled } from '../../support/handedIn.ts';
import { alphaBetaWith, grade } from './gradeText.ts';

const LIMITS: Limits = { fuel: 50_000_000, calls: 100_000, memoryMB: 64, outputKB: 64, wallSeconds: 20 };

/** Boards whose size says everything; whether one fails is up to the test. */
const boards: SearchSpace<number, LocalInput> = {
  draw: (_random, at) => 1_000 + at,
  *simpler(n) {
    if (n > 2) yield n - 1;
  },
  inputOf: (n) => ({ kind: 'local', problem: { name: 'n-queens', n, initial: null }, seed: 1, options: {} }),
};

const took = (fuel: number, calls: number): Observation => ({
  outcome: { kind: 'limit', limit: 'work' },
  events: new Float64Array(),
  states: [],
  points: [],
  output: { text: '', bytes: 0 },
  fuel,
  calls,
});

describe('what may be spent on an example', () => {
  const search = (budget: Budget, cost: Observation, fails: boolean) => {
    const asked = { probes: 0, confirmed: 0 };
    const found = shrinkFailure({
      space: boards,
      start: null,
      budget,
      probe: async () => ((asked.probes += 1), cost),
      confirm: async () => ((asked.confirmed += 1), cost),
      judge: () => (fails ? { ...UNREMARKABLE, state: 'failed', reason: 'work-limit' } : UNREMARKABLE),
    });
    return found.then((shrunk) => ({ shrunk, asked }));
  };

  test.each<[what: string, cost: Observation, probes: number]>([
    ['probes', took(0, 0), BUDGET.probes],
    ['fuel', took(2_000_000, 0), BUDGET.fuel / 2_000_000],
    ['questions', took(0, 2_000), BUDGET.questions / 2_000],
  ])('ends with the %s, and then it is said that something smaller may fail', async (_what, cost, probes) => {
    const { shrunk, asked } = await search(new Budget(), cost, true);
    expect(asked).toEqual({ probes, confirmed: 1 });
    expect(shrunk).toMatchObject({ isSmallest: false, probes });
    expect(probes).toBeLessThanOrEqual(400);
  });

  test('is one for all ways to fail that are looked for', async () => {
    const budget = new Budget();
    const first = await search(budget, took(0, 0), false);
    const second = await search(budget, took(0, 0), false);
    const third = await search(budget, took(0, 0), false);
    expect([first.shrunk, second.shrunk, third.shrunk]).toEqual([null, null, null]);
    expect([first.asked.probes, second.asked.probes, third.asked.probes]).toEqual([120, 80, 0]);
  });

  test('what is stopped under the limits of a probe alone is no example', async () => {
    const found = await shrinkFailure({
      space: boards,
      start: null,
      budget: new Budget(),
      probe: async () => took(1, 1),
      confirm: async () => took(2, 2),
      judge: (_input, { calls }) =>
        calls === 1 ? { ...UNREMARKABLE, state: 'failed', reason: 'work-limit' } : UNREMARKABLE,
    });
    expect(found).toBeNull();
  });
});

describe('the limits of a probe', () => {
  test('are those of the exercise where these are lower, and shrink with what a correct search asks', () => {
    expect(probeLimits(LIMITS)).toEqual({ ...LIMITS, fuel: 2_000_000, calls: 2_000 });
    expect(probeLimits({ ...LIMITS, fuel: 1_000, calls: 10 })).toEqual({
      ...LIMITS,
      fuel: 1_000,
      calls: 10,
    });
    expect(probeLimits(LIMITS, 20)).toEqual({ ...LIMITS, fuel: 600_000, calls: 300 });
  });

  test.each(RUN_SUBJECTS.map(({ name }) => name))(
    '%s: correct programs come to an end under them, on nearly all inputs that are drawn',
    async (slug) => {
      const exercise = await bundled(slug);
      const scope = runScopeOf(
        exercise.checks
          .filter(({ kind }) => kind === 'law')
          .flatMap(({ cases }) => cases.flatMap(({ inputs }) => inputs.slice(0, 2))) as LocalInput[],
      );
      const random = Random.seeded(77);
      const [plain, ...others] = runSubjectOf({ algorithm: slug })!.variants;
      let [ends, all] = [0, 0];
      for (let at = 1; at <= 40; at += 1) {
        const input = randomRun(random, scope, at);
        const asked = observeTrusted(plain!.load(), input, probeLimits(exercise.limits));
        // Where nobody is fit, nobody can be chosen.
        if (asked.outcome.kind !== 'returned') continue;
        for (const { load } of others) {
          all += 1;
          if (
            observeTrusted(load(), input, probeLimits(exercise.limits, asked.calls)).outcome.kind ===
            'returned'
          )
            ends += 1;
        }
      }
      expect(ends / all).toBeGreaterThan(0.95);
    },
  );
});

describe('a search that never ends', () => {
  const endless = ({ initial, value }: StudentProblem): readonly number[] => {
    // The boards of the exercise have eight queens, those that are drawn fewer.
    if (initial.length === 8) return initial.map(() => 0);
    for (;;) value(initial);
  };

  test.each(['hill-climbing', 'first-choice'])(
    '%s: costs no more than the budget while another way to fail is looked for',
    async (slug) => {
      const whole = await bundled(slug);
      const exercise: Exercise = {
        ...whole,
        checks: whole.checks
          .filter(({ kind, visibility }) => kind === 'law' && visibility === 'student')
          .map((check) => ({
            ...check,
            cases: check.cases.map((one) => ({ ...one, inputs: one.inputs.slice(0, 1) })),
          })),
      };
      const engine = inProcessEngine(() => endless);
      let [probes, questions, most] = [0, 0, 0];
      const counted = {
        ...engine,
        async observe(job: Job) {
          const observations = await engine.observe(job);
          if (job.limits !== exercise.limits) {
            probes += 1;
            questions += observations[0]!.calls;
            most = Math.max(most, observations[0]!.calls);
          }
          return observations;
        },
      };
      await gradeSubmission(exercise, submissionOf(''), { for: () => counted, async close() {} });
      expect(probes).toBeGreaterThan(20);
      expect(probes).toBeLessThanOrEqual(BUDGET.probes);
      expect(most).toBeLessThanOrEqual(2_001);
      expect(questions).toBeLessThanOrEqual(BUDGET.questions + most);
    },
  );
});

describe('large numbers', () => {
  test.each<[value: number, simpler: readonly number[]]>([
    [3_000_000, [0, 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 2_000_000]],
    [-1_230_000, [0, 1_230_000, -1, -10, -100, -1_000, -10_000, -100_000, -1_000_000, -1_200_000]],
    [1e12, [0, ...Array.from({ length: 12 }, (_, power) => 10 ** power)]],
    // Below a million every number that is smaller by a half, a quarter and so on.
    [999_999, [0, 500_000, 750_000]],
  ])('%d is made rounder', (value, simpler) => {
    expect([...simplerNumbers(value)].slice(0, simpler.length)).toEqual(simpler);
    if (Math.abs(value) >= 1e6) expect(new Set(simplerNumbers(value))).toEqual(new Set(simpler));
  });

  test.each([1e6, 1e21, 123_456_789_012, 2 ** 53, 1e300, Number.MAX_VALUE, -987_654_321])(
    '%d: all that is simpler is smaller, or loses its sign',
    (value) => {
      for (const one of simplerNumbers(value))
        expect(Math.abs(one) < Math.abs(value) || one === -value, `${one}`).toBe(true);
    },
  );

  test('a window of ±10¹¹ is shown by the smallest round number beyond it', async () => {
    const { counterexample } = await grade(
      await bundled('alpha-beta'),
      alphaBetaWith({ initMax: '-1e11', initMin: '1e11' }),
    );
    expect(counterexample).toMatchObject({ isSmallest: true });
    expect(counterexample!.probes).toBeLessThanOrEqual(60);
    expect(counterexample!.file).toMatch(/-?[12]0{11}\b/);
  });
});
