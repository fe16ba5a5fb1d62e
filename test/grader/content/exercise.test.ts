import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listExercises, loadExercise } from '../../../grader/content/exercise.ts';
import { SUBJECTS } from '../../../grader/subjects/subjects.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import { packageRoot } from '../../../grader/types/root.ts';

type Json = Record<string, unknown>;

const TREE = {
  title: 'Small',
  tree: [
    [3, 12],
    [2, 4],
  ],
};
const CASE = { id: 'small', description: 'MAX and MIN swapped.', tree: 'trees/small.json' };
const CHECK = {
  id: 'value',
  title: 'The value',
  kind: 'value',
  points: 4,
  visibility: 'student',
  cases: [CASE],
};
const EXERCISE = {
  title: 'Alpha–beta',
  algorithm: 'alpha-beta',
  entry: 'alphaBeta',
  files: { javascript: 'alphaBeta.js' },
  checks: [CHECK],
};
const ALGORITHMS = SUBJECTS.map(({ name }) => `"${name}"`);
const BOARD = { title: 'Board', problem: { name: 'n-queens', n: 8 }, seeds: [1, 2, 3] };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutoff-exercise-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes an exercise's folder; `files` adds to it or, with null, leaves a file out. */
async function write(exercise: unknown, files: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const all: Readonly<Record<string, unknown>> = {
    'exercise.json': exercise,
    'handout.md': '# Write it',
    'starter/alphaBeta.js': 'export function alphaBeta() {}\n',
    'trees/small.json': TREE,
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    if (content === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(
      join(folder, path),
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
  }
}

/** Problems as told, with the folder's name left out. */
async function problems(): Promise<string[]> {
  const result = await loadExercise(folder);
  return result.ok
    ? []
    : result.problems.map((problem) => formatProblem(problem).replaceAll(`${folder}/`, ''));
}

async function loaded(): Promise<Exercise> {
  const result = await loadExercise(folder);
  return result.ok ? result.value : expect.unreachable(result.problems.map(formatProblem).join('\n'));
}

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

const withCase = (more: Json, check: Json = {}): Json => ({
  ...EXERCISE,
  checks: [{ ...CHECK, ...check, cases: [{ ...CASE, ...more }] }],
});
const withCheck = (more: Json): Json => ({ ...EXERCISE, checks: [{ ...CHECK, ...more }] });
const withRandom = (shape: Json, more: Json = {}): Json =>
  withCheck({
    cases: [
      {
        id: 'r',
        description: 'd',
        random: { seed: 1, count: 2, shape: { depth: [2, 2], branching: [2, 2], values: 'small', ...shape } },
        ...more,
      },
    ],
  });

/** Each bad exercise and everything that its author is told. */
const BAD: readonly (readonly [
  name: string,
  exercise: unknown,
  files: Readonly<Record<string, unknown>>,
  problems: readonly string[],
])[] = [
  [
    'a tree that is not there',
    withCase({ tree: 'trees/smal.json' }),
    {},
    [
      'exercise.json: checks[0].cases[0].tree: found no file "trees/smal.json"; expected a file in the exercise’s folder (did you mean "trees/small.json"?)',
    ],
  ],
  [
    'a folder for a tree',
    withCase({ tree: 'trees' }),
    {},
    ['exercise.json: checks[0].cases[0].tree: found "trees", a folder; expected a file'],
  ],
  [
    'a path that leaves the folder',
    withCase({ tree: '../tree.json' }),
    {},
    [
      'exercise.json: checks[0].cases[0].tree: found "../tree.json"; expected a path inside the exercise’s folder, such as trees/example.json',
    ],
  ],
  [
    'an absolute path',
    withCase({ tree: '/etc/passwd' }),
    {},
    [
      'exercise.json: checks[0].cases[0].tree: found "/etc/passwd"; expected a path inside the exercise’s folder, such as trees/example.json',
    ],
  ],
  [
    'a Windows path',
    withCase({ tree: 'trees\\small.json' }),
    {},
    [
      'exercise.json: checks[0].cases[0].tree: found "trees\\\\small.json"; expected a path inside the exercise’s folder, such as trees/example.json',
    ],
  ],
  [
    'a tree with mistakes',
    EXERCISE,
    { 'trees/small.json': { title: 'x', tree: [3, 'four', []] } },
    [
      'trees/small.json: tree[1]: found "four"; expected a number, "inf", "-inf", null, a list or an object',
      'trees/small.json: tree[2]: found an empty list; expected a list of at least one node',
    ],
  ],
  [
    'a tree with mistakes, named twice',
    withCheck({ cases: [CASE, { ...CASE, id: 'again' }] }),
    { 'trees/small.json': { title: 'x', tree: [] } },
    ['trees/small.json: tree: found an empty list; expected a list of at least one node'],
  ],
  [
    'a tree that is not UTF-8',
    EXERCISE,
    { 'trees/small.json': Buffer.from([0x7b, 0xff, 0x7d]) },
    [
      'exercise.json: checks[0].cases[0].tree: found "trees/small.json", which is not UTF-8 text; expected a text file in UTF-8',
    ],
  ],
  [
    'no handout',
    EXERCISE,
    { 'handout.md': null },
    ['handout.md: found no file "handout.md"; expected a handout for students'],
  ],
  [
    'a misspelt key',
    { ...EXERCISE, algoritm: 'minimax' },
    {},
    [
      'exercise.json: algoritm: found the key "algoritm"; expected "$schema", "title", "algorithm", "entry", "files", "command", "conventions", "limits", "alpha", "checks", "notShown" or "mustCatch"',
    ],
  ],
  [
    'an unknown algorithm',
    { ...EXERCISE, algorithm: 'alphabeta' },
    {},
    [
      'exercise.json: algorithm: found "alphabeta"; expected ' +
        `${ALGORITHMS.slice(0, -1).join(', ')} or ${ALGORITHMS.at(-1)} (did you mean "alpha-beta"?)`,
    ],
  ],
  [
    'a file with a path',
    { ...EXERCISE, files: { javascript: '../alphaBeta.js' } },
    {},
    [
      'exercise.json: files.javascript: found "../alphaBeta.js"; expected a file name that ends in .js, .mjs or .cjs',
    ],
  ],
  [
    'an unknown language',
    { ...EXERCISE, files: { javascrpt: 'a.js' } },
    {},
    [
      'exercise.json: files.javascrpt: found the key "javascrpt"; expected "javascript", "typescript" or "python" (did you mean "javascript"?)',
    ],
  ],
  [
    'an unknown convention',
    { ...EXERCISE, conventions: { cut: ['nonstrict'] } },
    {},
    [
      'exercise.json: conventions.cut[0]: found "nonstrict"; expected "strict" or "non-strict" (did you mean "non-strict"?)',
    ],
  ],
  [
    'decimal points',
    withCheck({ points: 0.1 }),
    {},
    [
      'exercise.json: checks[0].points: found 0.1; expected a whole number, or a fraction in quotes such as "7/3" (write "1/10")',
    ],
  ],
  [
    'decimal points in quotes',
    withCheck({ points: '2.50' }),
    {},
    [
      'exercise.json: checks[0].points: found "2.50"; expected a whole number, or a fraction in quotes such as "7/3" (write "5/2")',
    ],
  ],
  [
    'points over nothing',
    withCheck({ points: '1/0' }),
    {},
    [
      'exercise.json: checks[0].points: found "1/0"; expected a whole number, or a fraction in quotes such as "7/3"',
    ],
  ],
  [
    'negative points',
    withCheck({ points: -1 }),
    {},
    [
      'exercise.json: checks[0].points: found -1; expected a whole number, or a fraction in quotes such as "7/3"',
    ],
  ],
  [
    'no points at all',
    withCheck({ points: '0/3' }),
    {},
    ['exercise.json: checks: found checks worth 0 points in all; expected more than 0 points'],
  ],
  [
    'a check twice',
    { ...EXERCISE, checks: [CHECK, CHECK] },
    {},
    ['exercise.json: checks[1].id: found "value"; expected an id that no other check has'],
  ],
  [
    'a case twice',
    withCheck({ cases: [CASE, CASE] }),
    {},
    [
      'exercise.json: checks[0].cases[1].id: found "small"; expected an id that no other case of this check has',
    ],
  ],
  [
    'a case of nothing',
    withCheck({ cases: [{ id: 'a', description: 'd' }] }),
    {},
    [
      'exercise.json: checks[0].cases[0]: found none of them; expected exactly one of "tree", "random", "game" or "run"',
    ],
  ],
  [
    'a case of two things',
    withCase({ game: 'tic-tac-toe' }),
    {},
    [
      'exercise.json: checks[0].cases[0]: found "tree" and "game"; expected exactly one of "tree", "random", "game" or "run"',
    ],
  ],
  [
    'a description that says nothing',
    withCase({ description: ' ' }),
    {},
    [
      'exercise.json: checks[0].cases[0].description: found " "; expected the mistake that the case catches, in words',
    ],
  ],
  [
    'a kind that does not fit',
    withCheck({ kind: 'law' }),
    {},
    [
      'exercise.json: checks[0].kind: found "law"; expected "value", "action", "leaves" or "calls" (that is what can be checked of alpha-beta)',
    ],
  ],
  [
    'a run for a tree search',
    withCheck({ cases: [{ id: 'a', description: 'd', run: 'runs/a.json' }] }),
    {},
    [
      'exercise.json: checks[0].cases[0].run: found "run"; expected "tree", "random" or "game" (the exercise is alpha-beta)',
    ],
  ],
  [
    'a tree for a local search',
    { ...withCheck({ kind: 'law' }), algorithm: 'hill-climbing' },
    {},
    ['exercise.json: checks[0].cases[0].tree: found "tree"; expected "run" (the exercise is hill-climbing)'],
  ],
  [
    'a depth limit for a run',
    {
      ...withCheck({ kind: 'law', cases: [{ id: 'a', description: 'd', run: 'r', depthLimit: 2 }] }),
      algorithm: 'hill-climbing',
    },
    {},
    ['exercise.json: checks[0].cases[0]: found "run" and "depthLimit"; expected only one of them'],
  ],
  [
    'a hidden check with an open file',
    withCheck({ visibility: 'staff' }),
    {},
    [
      'exercise.json: checks[0].cases[0].tree: found "trees/small.json"; expected a file under hidden/ (the check\'s visibility is "staff")',
    ],
  ],
  [
    'an open check with a hidden file',
    withCase({ tree: 'hidden/small.json' }),
    {},
    [
      'exercise.json: checks[0].cases[0].tree: found a file under hidden/; expected a file that students may have (the check\'s visibility is "student")',
    ],
  ],
  [
    'a chance node for alpha–beta',
    EXERCISE,
    { 'trees/small.json': { title: 'x', levels: ['chance'], tree: [3, 4] } },
    [
      'exercise.json: checks[0].cases[0].tree: found a chance node, root in trees/small.json; expected only MAX and MIN nodes, as alpha-beta searches',
    ],
  ],
  [
    'MAX twice in a row for negamax',
    { ...EXERCISE, algorithm: 'negamax' },
    { 'trees/small.json': { title: 'x', levels: ['max'], tree: [[3, 4]] } },
    [
      'exercise.json: checks[0].cases[0].tree: found MAX twice in a row at 0 in trees/small.json; expected MAX and MIN in strict alternation, as negamax needs',
    ],
  ],
  [
    'three players for alpha–beta',
    EXERCISE,
    { 'trees/small.json': { title: 'x', players: 2, tree: [{ utility: [1, 2] }] } },
    [
      'exercise.json: checks[0].cases[0].tree: found a tree for 2 players in trees/small.json; expected a tree for MAX and MIN, as alpha-beta searches',
    ],
  ],
  [
    'a leaf without a value that any order may reach',
    EXERCISE,
    { 'trees/small.json': { title: 'x', tree: [3, null] } },
    [
      'exercise.json: checks[0].cases[0].tree: found leaf 1 without a value in trees/small.json; expected a value at each leaf that a correct search may visit (null is for leaves that no accepted order of search reaches)',
    ],
  ],
  [
    'a depth limit without evaluations',
    withCase({ depthLimit: 1 }),
    {},
    [
      'exercise.json: checks[0].cases[0].tree: found node 0 without an evaluation in trees/small.json; expected an "evaluation" at each node where the depth limit stops the search',
    ],
  ],
  [
    'a shape upside down',
    withRandom({ depth: [3, 2] }),
    {},
    ['exercise.json: checks[0].cases[0].random.shape.depth: found 3 before 2; expected the least first'],
  ],
  [
    'a shape misspelt',
    withRandom({ uneve: 0.5 }),
    {},
    [
      'exercise.json: checks[0].cases[0].random.shape.uneve: found the key "uneve"; expected "depth", "branching", "values", "levels", "oneChild", "uneven", "outcomes", "evaluations" or "maxNodes" (did you mean "uneven"?)',
    ],
  ],
  [
    'chance in random trees for alpha–beta',
    withRandom({ levels: ['chance'] }),
    {},
    [
      'exercise.json: checks[0].cases[0].random: found a chance node, root; expected only MAX and MIN nodes, as alpha-beta searches',
    ],
  ],
  [
    'random trees without evaluations to a depth limit',
    withRandom({}, { depthLimit: 1 }),
    {},
    [
      'exercise.json: checks[0].cases[0].random: found node 0 without an evaluation; expected an "evaluation" at each node where the depth limit stops the search',
    ],
  ],
  [
    'a list',
    [],
    {},
    [
      'exercise.json: found an empty list; expected an object with "title", "algorithm", "entry", "files" and "checks"',
    ],
  ],
  [
    'no exercise.json',
    null,
    {},
    ['exercise.json: found no file "exercise.json"; expected a file in the exercise’s folder'],
  ],
];

test.each(BAD)('%s', async (_, exercise, files, expected) => {
  await write(exercise, files);
  expect(await problems()).toEqual(expected);
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
