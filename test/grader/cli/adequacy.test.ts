import { describe, expect, test } from 'vitest';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

const FILES = {
  'figure.json': '{ "title": "Figure 5.2", "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }',
  'dice.json': '{ "title": "Dice", "levels": ["max", "chance"], "tree": [[2, 8], [4, 5]] }',
};

describe('adequacy', () => {
  test('of a tree: what it catches, what it lets through, what its answers hang on', async () => {
    const { code, out } = await cutoff(folderOf(FILES), ['adequacy', 'figure.json']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^figure\.json \(alpha-beta\): catches \d+ of \d+ known mistakes in 4 cases\nCorrect searches: all \d+ get full marks\.\n/,
    );
    expect(out).toMatch(/\nSurvive: no case catches them\n[\s\S]*depth-one-deep +One ply too deep\n/);
    expect(out).toMatch(/\n {2}leaves\/tree +\d+ {2}depends on child order\n/);
  });

  test('takes the algorithm from the tree, or as told', async () => {
    const folder = folderOf(FILES);
    const json = async (
      ...argv: readonly string[]
    ): Promise<{ algorithm: string; mistakes: { id: string; state: string }[] }[]> =>
      JSON.parse((await cutoff(folder, ['adequacy', ...argv, '--json'])).out) as never;
    const [figure, dice] = await json('figure.json', 'dice.json');
    expect([figure!.algorithm, dice!.algorithm]).toEqual(['alpha-beta', 'expectimax']);
    expect(dice!.mistakes.find(({ id }) => id === 'sum-for-mean')).toMatchObject({ state: 'caught' });
    expect((await json('figure.json', '--algorithm', 'minimax'))[0]!.algorithm).toBe('minimax');
  });

  test('of a tree that agents play: class by class', async () => {
    const folder = folderOf({
      'ghost.json':
        '{ "title": "One ghost", "agents": { "count": 2, "depth": 1 }, "tree": [[3, 12, 8], [2, 4, 6]] }',
    });
    const { code, out } = await cutoff(folder, ['adequacy', 'ghost.json']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^ghost\.json \(MinimaxAgent\): catches \d+ of \d+ known mistakes in 2 cases\n[\s\S]*\nghost\.json \(AlphaBetaAgent\): catches \d+ of \d+ known mistakes in 3 cases\n/,
    );
    const json = JSON.parse((await cutoff(folder, ['adequacy', 'ghost.json', '--json'])).out) as {
      algorithm: string;
      class: string;
    }[];
    expect(json.map(({ algorithm, class: name }) => [algorithm, name])).toEqual([
      ['minimax', 'MinimaxAgent'],
      ['alpha-beta', 'AlphaBetaAgent'],
    ]);
  });

  test('of an exercise on randomised search: which case catches which mistake', async () => {
    const { code, out } = await cutoff(folderOf(), ['adequacy', 'mutate', '--json']);
    const [{ algorithm, mistakes, cases, variants }] = JSON.parse(out) as [
      {
        algorithm: string;
        mistakes: { id: string; state: string; caughtBy: string[] }[];
        cases: { id: string; catches: string[] }[];
        variants: { failures: string[] }[];
      },
    ];
    expect([code, algorithm]).toEqual([0, 'mutate']);
    expect(mistakes.find(({ id }) => id === 'child-changed')).toMatchObject({
      state: 'caught',
      caughtBy: expect.arrayContaining([expect.stringMatching(/^child\//)]),
    });
    expect(
      mistakes.every(
        ({ state, caughtBy }) =>
          state === 'caught' && caughtBy.every((name) => cases.some(({ id }) => id === name)),
      ),
    ).toBe(true);
    expect(cases.flatMap(({ catches }) => catches)).toHaveLength(
      mistakes.reduce((sum, { caughtBy }) => sum + caughtBy.length, 0),
    );
    expect(variants.flatMap(({ failures }) => failures)).toEqual([]);
  });

  test('suggests a file for what gets through', async () => {
    const { out } = await cutoff(folderOf(FILES), ['adequacy', 'dice.json', '--suggest', '--json']);
    const [{ suggestions }] = JSON.parse(out) as [
      { suggestions: { each: { survivor: string; tree: object }[] } },
    ];
    expect(suggestions.each.map(({ survivor }) => survivor)).toContain('uniform-chance');
  });

  test.each<[argv: readonly string[], code: number, err: RegExp]>([
    [['adequacy'], 2, /missing required argument/],
    [['adequacy', 'nothing.json'], 2, /nothing\.json: there is no such file or folder/],
    [['adequacy', 'alpha-betta'], 2, /did you mean "alpha-beta"/],
    [
      ['adequacy', 'figure.json', '--algorithm', 'maximin'],
      2,
      /--algorithm: found "maximin"; expected minimax/,
    ],
    [['adequacy', 'dice.json', '--algorithm', 'minimax'], 2, /a chance node/],
    [['adequacy', 'mutate', '--suggest'], 2, /mutate: --suggest finds trees, for searches of games/],
    [
      ['adequacy', 'alpha-beta', '--power'],
      2,
      /alpha-beta: --power measures exercises on randomised search, and this is about alpha-beta/,
    ],
    [
      ['adequacy', 'local-beam', '--power', '--gradings', '0'],
      2,
      /--gradings: found "0"; expected a whole number from 1/,
    ],
    [['adequacy', 'figure.json', '--strict'], 1, /^$/],
  ])('%j', async (argv, code, err) => {
    const ran = await cutoff(folderOf(FILES), argv);
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(err);
  });
});
