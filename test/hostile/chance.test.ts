/**
 * Programs that choose without chance, or with too little of it, and others that choose as they should in an
 * odd way: each is graded through the host that the sandbox has, an instance a job; those in Python in the
 * sandbox.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { loadExercise } from '../../grader/content/exercise.ts';
import type { Check, Exercise } from '../../grader/types/exercise.ts';
import { chancePrograms } from '../support/chancePrograms.ts';
import { checkStates } from '../support/checkStates.ts';
import { Sandbox } from '../support/sandbox.ts';
import { isWhole, some } from '../support/whole.ts';


const sandbox = new Sandbox();
afterAll(() => sandbox.close());

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

const isOnChance = ({ kind }: Check): boolean => kind === 'evidence';
/** The one that students see; with the whole corpus, the other one too. */
const looked = ({ checks }: Exercise): Check[] => {
  const onChance = checks.filter(isOnChance);
  return isWhole ? onChance : onChance.slice(0, 1);
};

describe.each(['.js', '.py'] as const)('programs in %s', (extension) => {
  test.each(some(chancePrograms('unfair', extension), 8))('$name is without chance', async (program) => {
    const exercise = await load(program.exercise);
    for (const check of looked(exercise))
      expect(await checkStates(sandbox, exercise, check, program), check.id).toEqual(['failed']);
  });

  // What a search keeps in the order of its children, or draws before it asks, may be as it should.
  test.each(isWhole ? chancePrograms('unseen', extension) : [])('$name goes unseen', async (program) => {
    const exercise = await load(program.exercise);
    for (const check of looked(exercise))
      expect(await checkStates(sandbox, exercise, check, program), check.id).toEqual(['passed']);
  });

  test.each(some(chancePrograms('fair', extension), 8, 0))('$name is right', async (program) => {
    const exercise = await load(program.exercise);
    const checks = exercise.checks.filter((check) => !isOnChance(check));
    for (const check of [...checks, ...looked(exercise)]) {
      const states = await checkStates(sandbox, exercise, check, program);
      expect(states, check.id).toEqual(states.map(() => 'passed'));
    }
  });
});
