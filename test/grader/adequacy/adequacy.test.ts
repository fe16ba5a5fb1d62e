import { describe, expect, test } from 'vitest';
import { adequacyOf } from '../../../grader/adequacy/adequacy.ts';
import { catches } from '../../../grader/adequacy/caught.ts';
import { lintMistakes } from '../../../grader/adequacy/lintMistakes.ts';
import { isPermitted, wrongPrograms } from '../../../grader/adequacy/programs.ts';
import { labelOf, suggest } from '../../../grader/adequacy/suggest.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import { ADVERSARIAL_VARIANTS } from '../../../mistakes/correct/adversarial/correctSearches.ts';
import { checkOf, exerciseOf, treeInput } from '../judge/exercises.ts';

const FIGURE_5_2 = treeInput([
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]);

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

describe('the exercises that come along', () => {
  // That they keep the promise is tested with the command lint.
  test.each(['minimax', 'alpha-beta', 'expectimax', 'multi-agents'])(
    '%s promises to catch 40 mistakes and more',
    async (slug) => {
      expect((await load(slug)).mustCatch.length).toBeGreaterThanOrEqual(40);
    },
  );

  test('each variant is tried by some exercise', async () => {
    const tried = new Set(
      (
        await Promise.all(
          [
            'minimax',
            'alpha-beta',
            'all-optimal-actions',
            'expectimax',
            'star1',
            'max-n',
            'iterative-deepening',
          ].map(load),
        )
      ).flatMap((exercise) => adequacyOf(withCases(exercise, 2))!.variants.map(({ id }) => id)),
    );
    // Of several players, no exercise that comes along asks for the last of equally good children.
    tried.add('last-of-equal-utilities');
    expect(ADVERSARIAL_VARIANTS.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  });
});

/** The same exercise with few cases, where all of them would take long. */
const withCases = (exercise: Exercise, most: number): Exercise => ({
  ...exercise,
  checks: exercise.checks.slice(0, 2).map((check) => ({ ...check, cases: check.cases.slice(0, most) })),
});

describe('a small exercise', () => {
  const exercise = exerciseOf('alpha-beta', {}, [
    checkOf('value', [
      [FIGURE_5_2],
      [
        treeInput([
          [-3, -5],
          [-7, -2],
        ]),
      ],
      [FIGURE_5_2],
    ]),
    checkOf('leaves', [
      [
        treeInput([
          [5, 6],
          [5, 7],
        ]),
      ],
      [FIGURE_5_2],
    ]),
  ]);
  const { mistakes, cases, variants } = adequacyOf(exercise)!;
  const row = (id: string) => mistakes.find((one) => one.id === id)!;

  test('tells what each case catches, what survives and what is permitted', () => {
    expect(row('players-swapped')).toMatchObject({
      state: 'caught',
      caughtBy: expect.arrayContaining(['value/case-0', 'value/case-1', 'value/case-2']),
    });
    expect(row('starts-at-zero').caughtBy).toContain('value/case-1');
    expect(row('depth-one-deep')).toMatchObject({ state: 'survives', caughtBy: [] });
    expect(row('strict-cuts').state).toBe('permitted');
    expect(row('no-pruning').caughtBy).toEqual(['leaves/case-1']);
    expect(cases[1]!.catches).toContain('starts-at-zero');
  });

  test('finds the case that adds nothing', () => {
    expect(cases.map(({ isRedundant }) => isRedundant).slice(2, 3)).toEqual([true]);
    expect(cases.find(({ id }) => id === 'leaves/case-1')!.isRedundant).toBe(false);
  });

  test('tells what an answer depends on: 5, 6 / 5, 7 ties, so that only a non-strict search skips 7', () => {
    expect(cases.find(({ id }) => id === 'leaves/case-0')!.dependsOn).toEqual({
      convention: true,
      ties: false,
      childOrder: true,
    });
    expect(cases[0]!.dependsOn).toEqual({ convention: false, ties: false, childOrder: false });
  });

  test('passes every accepted way to be right', () => {
    expect(variants.length).toBeGreaterThanOrEqual(9);
    expect(variants.flatMap(({ failures }) => failures)).toEqual([]);
  });

  test('suggests trees that catch what survives, and cannot be simpler by a node', () => {
    const wanted = ['depth-one-deep', 'no-cut-at-max', 'strict-alternation'];
    const { each, together, none } = suggest(exercise, wanted);
    expect([...each.map(({ survivor }) => survivor), ...none].sort()).toEqual([...wanted].sort());
    expect(none).toEqual([]);
    const programs = wrongPrograms('alpha-beta', exercise.conventions);
    for (const { tree, depthLimit, catches: caught } of together) {
      const input = {
        kind: 'game' as const,
        game: { name: 'tree' as const, tree: buildTree(tree) },
        depthLimit: depthLimit ?? Infinity,
      };
      for (const id of caught)
        expect(
          catches(
            exercise,
            ['value', 'leaves'],
            input,
            programs.find((program) => labelOf(program) === id)!,
          ),
          id,
        ).toBe(true);
    }
    expect(new Set(together.flatMap(({ catches: caught }) => caught))).toEqual(new Set(wanted));
  });
});

describe('lint of what is promised', () => {
  const base = exerciseOf('minimax', {}, [checkOf('value', [[FIGURE_5_2]])]);
  const codes = (mustCatch: readonly string[], changes: Partial<Exercise> = {}): string[] =>
    lintMistakes({ ...base, ...changes, mustCatch }, 'x').map(({ code, place, hint }) =>
      [code, place, hint].join(' '),
    );

  test.each<[why: string, mustCatch: readonly string[], problem: RegExp | null]>([
    ['kept', ['players-swapped', 'opponent-maximises'], null],
    [
      'a mistake that no case catches',
      ['players-swapped', 'depth-one-deep'],
      /^mistake-let-through mustCatch\[1\] cutoff adequacy --suggest/,
    ],
    [
      'a name that is nearly right',
      ['player-swapped'],
      /^unknown-mistake mustCatch\[0\] did you mean "players-swapped"\?/,
    ],
    ['a mistake of another algorithm', ['sum-for-mean'], /^unknown-mistake mustCatch\[0\]/],
    ['what is permitted', ['last-of-equals'], /^permitted-mistake mustCatch\[0\]/],
  ])('%s', (_why, mustCatch, problem) => {
    const found = codes(mustCatch);
    if (problem === null) expect(found).toEqual([]);
    else expect(found).toEqual([expect.stringMatching(problem)]);
  });

  test('a case that fails a correct search is the author’s to mend', () => {
    // Two best actions, but a tree whose leaf has no value: nobody can search it.
    const broken = exerciseOf('minimax', {}, [
      checkOf('value', [
        [
          treeInput([
            [3, null],
            [2, 4],
          ]),
        ],
      ]),
    ]);
    expect(lintMistakes(broken, 'x').map(({ code }) => code)).toContain('correct-search-fails');
  });
});

test('permitted mistakes follow the conventions', () => {
  const { conventions } = exerciseOf('alpha-beta');
  const permitted = (changes: Partial<typeof conventions>): string[] =>
    [
      ...new Set(
        wrongPrograms('alpha-beta', { ...conventions, ...changes })
          .filter(({ mistake }) => isPermitted(mistake, 'alpha-beta', { ...conventions, ...changes }))
          .map(({ mistake }) => mistake.id),
      ),
    ].sort();
  expect(permitted({})).toEqual(['equality-cuts', 'first-of-equals', 'other-order', 'strict-cuts']);
  expect(permitted({ cut: ['strict'] })).toEqual([
    'first-of-equals',
    'last-of-equals',
    'other-order',
    'strict-cuts',
    'ties-at-random',
  ]);
  expect(permitted({ cut: ['non-strict'], childOrder: 'given' })).toEqual([
    'equality-cuts',
    'first-of-equals',
  ]);
});
