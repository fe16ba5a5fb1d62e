import { existsSync } from 'node:fs';
import { readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listExercises, loadExercise } from '../../../grader/content/exercise.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import {
  TREE,
  CASE,
  CHECK,
  EXERCISE,
  BOARD,
  folder,
  inFolders,
  write,
  problems,
  loaded,
  withCase,
  withCheck,
  withRandom,
} from './writtenExercise.ts';

inFolders();

test('an exercise is loaded with its defaults and its inputs', async () => {
  const random = {
    id: 'random',
    description: 'd',
    random: { seed: 11, count: 3, shape: { depth: [2, 3], branching: [1, 3], values: 'ties' } },
  };
  const noughts = { id: 'noughts', description: 'd', game: 'tic-tac-toe', depthLimit: 3 };
  await write({
    ...EXERCISE,
    checks: [{ ...CHECK, points: '14/6', cases: [CASE, random, noughts] }],
    mustCatch: ['no-pruning', 'no-pruning'],
  });
  const exercise = await loaded();
  expect(exercise).toMatchObject({
    title: 'Alpha–beta',
    folder,
    algorithm: 'alpha-beta',
    languages: ['javascript'],
    handout: '# Write it',
    mustCatch: ['no-pruning'],
    conventions: {
      cut: ['strict', 'non-strict'],
      returns: ['fail-soft', 'fail-hard', 'half-clamped'],
      childOrder: 'any',
      generation: 'any',
      ties: 'any',
      rootResearch: 'allowed',
    },
    limits: { fuel: 50_000_000, calls: 100_000, memoryMB: 64, outputKB: 64, wallSeconds: 20 },
    checks: [
      {
        points: '7/3',
        credit: 'share',
        cases: [
          { file: 'trees/small.json', inputs: [{ kind: 'game', depthLimit: Infinity }] },
          { file: null },
          { inputs: [{ game: { name: 'tic-tac-toe' }, depthLimit: 3 }] },
        ],
      },
    ],
  });
  expect(exercise.checks[0]!.cases[1]!.inputs).toHaveLength(3);
  expect(exercise.hash).toMatch(/^[0-9a-f]{64}$/);
  // Named by the file itself, by the folder with a slash, or by the folder, it is one exercise.
  expect(await loadExercise(join(folder, 'exercise.json'))).toEqual({ ok: true, value: exercise });
  expect(await loadExercise(`${folder}/`)).toEqual({ ok: true, value: exercise });
});

test('a local search takes its inputs from runs, one a seed', async () => {
  const law = { ...CHECK, kind: 'law', cases: [{ id: 'board', description: 'd', run: 'runs/board.json' }] };
  await write({ ...EXERCISE, algorithm: 'hill-climbing', checks: [law] }, { 'runs/board.json': BOARD });
  expect(
    (await loaded()).checks[0]!.cases[0]!.inputs.map((input) => input.kind === 'local' && input.seed),
  ).toEqual([1, 2, 3]);
});

test('a leaf without a value is allowed where only one order of search is', async () => {
  await write(
    { ...EXERCISE, conventions: { childOrder: 'given' } },
    {
      'trees/small.json': {
        title: 'x',
        tree: [
          [3, 4],
          [2, null],
        ],
      },
    },
  );
  expect(await problems()).toEqual([]);
});

test.skipIf(process.platform === 'win32')('a link that leads out of the folder is refused', async () => {
  await write(EXERCISE, { 'trees/small.json': null, 'trees/none': '' });
  await symlink('/etc/hosts', join(folder, 'trees', 'small.json'));
  expect(await problems()).toEqual([
    'exercise.json: checks[0].cases[0].tree: found "trees/small.json", a link that leads out of the folder; expected a file inside the exercise’s folder',
  ]);
});

test('a student kit, without what is hidden, loads', async () => {
  const hidden = {
    ...CHECK,
    id: 'hidden',
    visibility: 'staff',
    cases: [{ ...CASE, tree: 'hidden/small.json' }],
  };
  await write({ ...EXERCISE, checks: [CHECK, hidden] }, { 'hidden/small.json': TREE });
  expect((await loaded()).checks).toHaveLength(2);
  await rm(join(folder, 'hidden'), { recursive: true });
  await write({ ...EXERCISE, checks: [CHECK] });
  expect((await loaded()).checks).toHaveLength(1);
});

test('the hash changes with what decides a verdict, and with nothing else', async () => {
  await write(EXERCISE);
  const { hash } = await loaded();
  const hashOf = async (
    exercise: unknown,
    files: Readonly<Record<string, unknown>> = {},
  ): Promise<string> => {
    await write(exercise, {
      'trees/small.json': TREE,
      'starter/alphaBeta.js': 'export function alphaBeta() {}\n',
      ...files,
    });
    return (await loaded()).hash;
  };
  // Words, spaces and line ends; defaults that are written out.
  expect(
    await hashOf(
      { ...EXERCISE, $schema: 'x', title: 'Another title', conventions: { ties: 'any' } },
      { 'handout.md': 'Other words' },
    ),
  ).toBe(hash);
  expect(
    await hashOf(withCase({ description: 'Other words.' }), {
      'trees/small.json': JSON.stringify(TREE, null, 4).replaceAll('\n', '\r\n'),
      'starter/alphaBeta.js': 'export function alphaBeta() {}\r\n',
    }),
  ).toBe(hash);
  const others = [
    await hashOf({ ...EXERCISE, entry: 'search' }),
    await hashOf({ ...EXERCISE, algorithm: 'minimax' }),
    await hashOf({ ...EXERCISE, limits: { fuel: 1_000_000 } }),
    await hashOf({ ...EXERCISE, conventions: { ties: 'first' } }),
    await hashOf(withCheck({ points: 5 })),
    await hashOf(withCheck({ credit: 'all' })),
    await hashOf(withCheck({ kind: 'action' })),
    await hashOf(withCase({ depthLimit: 4 })),
    await hashOf(withRandom({})),
    await hashOf(withRandom({ uneven: 0.5 })),
    await hashOf(EXERCISE, {
      'trees/small.json': {
        ...TREE,
        tree: [
          [3, 12],
          [2, 5],
        ],
      },
    }),
    await hashOf(EXERCISE, { 'starter/alphaBeta.js': 'export function alphaBeta() { return 3; }\n' }),
  ];
  expect(new Set([hash, ...others]).size).toBe(others.length + 1);
});

test('an unknown exercise is told with the nearest name', async () => {
  const result = await loadExercise('alpah-beta');
  expect(result.ok ? [] : result.problems.map(({ hint }) => hint)).toEqual(['did you mean "alpha-beta"?']);
  expect(await loadExercise('')).toMatchObject({ ok: false });
});

test('the bundled exercises are listed in order, and each loads', async () => {
  const listed = await listExercises();
  const folders = await readdir(join(packageRoot(), 'exercises'));
  expect(listed.map(({ slug }) => slug)).toEqual(
    folders.filter((name) => existsSync(join(packageRoot(), 'exercises', name, 'exercise.json'))).sort(),
  );
  expect(listed).not.toEqual([]);
  for (const { slug, algorithm, languages } of listed) {
    const result = await loadExercise(slug);
    expect(result.ok ? result.value : result.problems.map(formatProblem)).toMatchObject({
      slug,
      algorithm,
      languages,
    });
  }
});
