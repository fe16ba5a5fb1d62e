import { expect, test } from 'vitest';
import { gradeInProcess } from '../../../grader/adequacy/gradeInProcess.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { runSubjectOf } from '../../../grader/subjects/subjects.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import { some } from '../../support/whole.ts';
import { KEEPING_TAUGHT } from '../../../mistakes/local/taughtKeeping.ts';
import { genetic } from '../../../mistakes/skeletons/genetic.ts';
import type { TrustedProgram } from '../../../grader/types/trusted.ts';

/** The bundled exercise with a crossover rate in each run. */
async function withRate(crossoverRate: number, accepts: readonly string[] = []): Promise<Exercise> {
  const loaded = await loadExercise('genetic-algorithm');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { checks, conventions } = loaded.value;
  return {
    ...loaded.value,
    conventions: { ...conventions, accepts },
    checks: checks
      .filter(({ visibility }) => visibility === 'student')
      .map((check) => ({
        ...check,
        cases: check.cases.map((one) => ({
          ...one,
          inputs: one.inputs
            .slice(0, check.kind === 'evidence' ? 5 : 1)
            .map((input) =>
              input.kind === 'genetic' ? { ...input, options: { ...input.options, crossoverRate } } : input,
            ),
        })),
      })),
  };
}

const failedBy = (exercise: Exercise, load: () => TrustedProgram): string | null => {
  const { check, open } = gradeInProcess(exercise, load, (input) => input);
  return check ?? open[0] ?? null;
};

test.each([0.7, 0])('correct programs cross in %s of matings, where that is the rate', async (rate) => {
  const exercise = await withRate(rate);
  for (const { id, load } of some(runSubjectOf(exercise)!.variants, 3))
    expect(failedBy(exercise, load), id).toBeNull();
  const accepting = await withRate(rate, ['elitism-2']);
  const [kept] = KEEPING_TAUGHT.find(({ id }) => id === 'elitism-2')!.programs;
  expect(failedBy(accepting, kept!.load)).toBeNull();
});

test.each<[string, number, number]>([
  ['always', 0.7, 1],
  ['never', 0.7, 0],
  ['the other way round', 0.8, 0.2],
])('who crosses %s is found', async (_, crossoverRate, theirs) => {
  const program = genetic();
  const exercise = await withRate(crossoverRate);
  const wrong: TrustedProgram = ((first, fitness, random, options) =>
    program(first, fitness, random, { ...options, crossoverRate: theirs })) satisfies typeof program;
  expect(failedBy(exercise, () => wrong)).not.toBeNull();
});
