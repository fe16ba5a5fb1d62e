import { expect, test } from 'vitest';
import {
  CASE,
  CHECK,
  EXERCISE,
  ALGORITHMS,
  write,
  problems,
  withCase,
  withCheck,
  withRandom,
  inFolders,
} from './writtenExercise.ts';

inFolders();

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
    'a variant that is none of its algorithm',
    { ...EXERCISE, conventions: { accepts: ['rank'] } },
    {},
    [
      'exercise.json: conventions.accepts[0]: found "rank"; expected nothing here (nothing can be accepted besides what alpha-beta asks for)',
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
      'exercise.json: algoritm: found the key "algoritm"; expected "$schema", "title", "algorithm", "entry", "files", "command", "conventions", "limits", "alpha", "checks", "rules", "notShown", "mustCatch" or "notices"',
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
    'MAX twice in a row for negamax, where the depth limit stops it',
    { ...withCase({ depthLimit: 1 }), algorithm: 'negamax' },
    {
      'trees/small.json': {
        title: 'x',
        levels: ['max'],
        tree: [{ evaluation: 1, children: [3, 4] }, 5],
      },
    },
    [
      'exercise.json: checks[0].cases[0].tree: found MAX twice in a row at 0 in trees/small.json; expected MAX and MIN in strict alternation, as negamax needs',
    ],
  ],
  [
    'a throw for negamax, where the depth limit stops it',
    { ...withCase({ depthLimit: 1 }), algorithm: 'negamax' },
    {
      'trees/small.json': {
        title: 'x',
        levels: ['max', 'chance'],
        tree: [{ evaluation: 1, children: [3, 4] }, 5],
      },
    },
    [
      'exercise.json: checks[0].cases[0].tree: found a chance node, 0 in trees/small.json; expected only MAX and MIN nodes, as negamax searches',
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
    'a search that may be stopped at any time, on trees without evaluations',
    {
      ...EXERCISE,
      algorithm: 'iterative-deepening',
      checks: EXERCISE.checks.slice(0, 1).map((check) => ({ ...check, kind: 'held' })),
    },
    { 'trees/small.json': { title: 'x', root: 'max', tree: [[3, 4], 5] } },
    [
      'exercise.json: checks[0].cases[0].tree: found node 0 without an evaluation in trees/small.json; expected an "evaluation" at each node where the depth limit stops the search',
    ],
  ],
  [
    'a number of questions for a search that is never stopped',
    withCase({ questions: 40 }),
    {},
    [
      'exercise.json: checks[0].cases[0].questions: found "questions"; expected no "questions" (the exercise is alpha-beta, which is never stopped)',
    ],
  ],
  [
    'MAX and MIN for max^n, and ties left open',
    { ...EXERCISE, algorithm: 'max-n' },
    {},
    [
      'exercise.json: conventions.ties: found "any"; expected "first" or "last" (which of equally good children is taken decides what the other players get)',
    ],
  ],
  [
    'MAX and MIN for max^n',
    { ...EXERCISE, algorithm: 'max-n', conventions: { ties: 'first' } },
    {},
    [
      'exercise.json: checks[0].cases[0].tree: found a tree for MAX and MIN in trees/small.json; expected a tree with "players", as max-n searches',
    ],
  ],
  [
    'a depth limit for max^n',
    { ...withCase({ depthLimit: 1 }), algorithm: 'max-n', conventions: { ties: 'first' } },
    { 'trees/small.json': { title: 'x', players: 2, tree: [{ utility: [1, 2] }] } },
    [
      'exercise.json: checks[0].cases[0].tree: found a depth limit in trees/small.json; expected no "depthLimit", as max-n searches to the end of the game',
    ],
  ],
  [
    'a throw for max^n',
    { ...EXERCISE, algorithm: 'max-n', conventions: { ties: 'first' } },
    {
      'trees/small.json': {
        title: 'x',
        players: 2,
        levels: ['chance'],
        tree: [{ utility: [1, 2] }],
      },
    },
    [
      'exercise.json: checks[0].cases[0].tree: found a chance node, root in trees/small.json; expected only nodes of the players, as max-n searches',
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
      'exercise.json: checks[0].cases[0].random.shape.uneve: found the key "uneve"; expected "depth", "branching", "values", "levels", "players", "oneChild", "uneven", "outcomes", "evaluations" or "maxNodes" (did you mean "uneven"?)',
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
