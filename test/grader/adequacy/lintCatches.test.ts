import { describe, expect, test } from 'vitest';
import { lintCatches } from '../../../grader/adequacy/lintCatches.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

/** The exercise with other mistakes named by one of its cases, and by no other. */
function claiming(exercise: Exercise, name: string, catches: readonly string[]): Exercise {
  return {
    ...exercise,
    checks: exercise.checks.map((check) => ({
      ...check,
      cases: check.cases.map(({ catches: _catches, ...one }) =>
        `${check.id}/${one.id}` === name ? { ...one, catches } : one,
      ),
    })),
  };
}

// That the cases that come along catch what they name is tested with `lint`.
describe('what a case wrongly says that it catches', () => {
  test('a mistake that nobody knows, with the nearest that is known', async () => {
    const exercise = claiming(await load('minimax'), 'value/min-root', ['max-moves-frist']);
    expect(lintCatches(exercise, 'mine')).toEqual([
      {
        code: 'unknown-mistake',
        file: 'mine/exercise.json',
        place: 'checks[0].cases[1].catches[0]',
        found: '"max-moves-frist"',
        expected: 'the id of a known mistake that can be made here',
        hint: 'did you mean "max-moves-first"?',
      },
    ]);
  });

  test('a mistake that gets through it, in every form', async () => {
    const exercise = claiming(await load('minimax'), 'value/min-root', [
      'max-moves-first',
      'finite-infinity',
    ]);
    expect(lintCatches(exercise, 'mine')).toMatchObject([
      {
        code: 'mistake-not-caught',
        place: 'checks[0].cases[1].catches[1]',
        expected: 'a mistake that value/min-root tells from every correct program',
      },
    ]);
  });

  test('a mistake that the conventions permit', async () => {
    const minimax = await load('minimax');
    const exercise = claiming(minimax, 'action/named-moves', ['last-of-equals']);
    expect(lintCatches(exercise, 'mine')).toMatchObject([{ code: 'permitted-mistake' }]);
  });

  test('of an agent: only what can be made in its class', async () => {
    const exercise = claiming(await load('multi-agents'), 'expectimax/coin', ['no-pruning', 'chance-as-min']);
    expect(lintCatches(exercise, 'mine')).toMatchObject([
      { code: 'unknown-mistake', place: expect.stringMatching(/\.catches\[0\]$/), found: '"no-pruning"' },
    ]);
  });

  test('of runs: by a law, or by the evidence of the case alone', async () => {
    const mutate = await load('mutate');
    const of = (name: string, ids: readonly string[]): unknown[] =>
      lintCatches(claiming(mutate, name, ids), 'mine').map(({ code, found }) => [code, found]);
    expect(of('child/never', ['always', 'doubled', 'halfed'])).toEqual([
      ['mistake-not-caught', '"doubled"'],
      ['unknown-mistake', '"halfed"'],
    ]);
    expect(of('chance/eight-positions', ['doubled', 'halved'])).toEqual([]);
  });
});
