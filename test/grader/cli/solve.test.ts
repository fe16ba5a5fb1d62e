import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from '../../../grader/cli/io.ts';
import { windowOption } from '../../../grader/cli/windowOption.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import type { Ran } from '../../support/io.ts';

const solve = (tree: string, ...argv: readonly string[]): Promise<Ran> =>
  cutoff(folderOf({ 'tree.json': tree }), ['solve', 'tree.json', ...argv]);

/** The quiz of the notes, its branches lettered in preorder. */
const QUIZ = JSON.stringify({
  title: 'quiz',
  tree: {
    children: [
      {
        id: 'a',
        children: [
          {
            id: 'b',
            children: [
              { id: 'c', value: 10 },
              { id: 'd', value: 6 },
            ],
          },
          {
            id: 'e',
            children: [
              { id: 'f', value: 100 },
              { id: 'g', value: 8 },
            ],
          },
        ],
      },
      {
        id: 'h',
        children: [
          {
            id: 'i',
            children: [
              { id: 'j', value: 1 },
              { id: 'k', value: 2 },
            ],
          },
          {
            id: 'l',
            children: [
              { id: 'm', value: 20 },
              { id: 'n', value: 4 },
            ],
          },
        ],
      },
    ],
  },
});

describe('the quiz of the notes', () => {
  test('gives 10 and prunes g, l, m, n', async () => {
    const { code, out, err } = await solve(QUIZ, '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({
      value: 10,
      actions: ['0'],
      bestChildren: [0],
      principalVariation: ['root', 'a', 'b', 'c'],
      pruned: ['g', 'l', 'm', 'n'],
      prunedLeaves: ['g', 'm', 'n'],
      prunedBranches: ['g', 'l'],
    });
  });

  test('JSON has the documented keys, in order', async () => {
    const solution = JSON.parse((await solve(QUIZ, '--json')).out) as Record<string, unknown>;
    expect(Object.keys(solution)).toEqual([
      'value',
      'actions',
      'bestChildren',
      'principalVariation',
      'leaves',
      'evaluatedLeaves',
      'prunedLeaves',
      'prunedBranches',
      'pruned',
      'nodes',
      'counts',
    ]);
    expect(solution['counts']).toEqual({ visited: 11, generated: 10, expanded: 6, evaluated: 5 });
  });

  test('text: the answer first, nothing wider than 80 columns', async () => {
    const { out } = await solve(QUIZ);
    expect(out.split('\n').slice(0, 9)).toEqual([
      'quiz',
      'alpha-beta, non-strict cuts, fail-soft',
      '',
      'Value             10',
      'Best action       0',
      'Best line         root → a → b → c',
      'Evaluated         5 leaves: c (10), d (6), f (100), j (1), k (2)',
      'Pruned            3 leaves: g (8), m (20), n (4)',
      'Visited           11 of 15 nodes',
    ]);
    expect(out).toContain('│  └─ 1 ▲ MAX e ≥ 100  α −∞, β 10  beta cutoff, 1 skipped');
    expect(out).toContain('   └─ 1 ▲ MAX l pruned');
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });
});

// Figure 5.2 of the notes has value 3; each option changes something that can be seen.
const FIGURE = '{ "title": "figure 5.2", "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }';
test.each<[string, readonly string[], object]>([
  [
    'minimax looks at all nine leaves',
    ['--algorithm', 'minimax'],
    { value: 3, evaluatedLeaves: { length: 9 }, pruned: [] },
  ],
  ['alpha–beta leaves out two', [], { value: 3, prunedLeaves: ['1.1', '1.2'] }],
  ['negamax agrees', ['--algorithm', 'negamax'], { value: 3, actions: ['0'] }],
  ['a window below the value gives a bound', ['--window', '-inf,2', '--returns', 'fail-hard'], { value: 2 }],
  ['a window written with an equals sign', ['--window=4,inf', '--returns', 'fail-hard'], { value: 4 }],
])('%s', async (_, argv, expected) => {
  expect(JSON.parse((await solve(FIGURE, ...argv, '--json')).out)).toMatchObject(expected);
});

test('strict and non-strict cuts differ where values are equal', async () => {
  const tree = '{ "title": "tie", "tree": [[3], [3, 9]] }';
  expect(JSON.parse((await solve(tree, '--json')).out)).toMatchObject({ prunedLeaves: ['1.1'] });
  expect(JSON.parse((await solve(tree, '--convention', 'strict', '--json')).out)).toMatchObject({
    prunedLeaves: [],
  });
});

test('expectimax', async () => {
  const { out } = await solve(
    '{ "title": "coins", "levels": ["max", "chance"], "tree": [[0, 10], [4, 4]] }',
    '--algorithm',
    'expectimax',
    '--json',
  );
  expect(JSON.parse(out)).toMatchObject({ value: 5, actions: ['0'] });
});

test('a depth limit takes evaluations and says what lies beyond', async () => {
  const tree =
    '{ "title": "limit", "tree": { "children": [{ "id": "a", "evaluation": 7, "children": [1, 2] }, { "id": "b", "evaluation": 5, "children": [3, 4] }] } }';
  const { out } = await solve(tree, '--algorithm', 'minimax', '--depth', '1', '--json');
  expect(JSON.parse(out)).toMatchObject({
    value: 7,
    evaluatedLeaves: ['a', 'b'],
    leaves: expect.arrayContaining([{ id: '0.0', value: 1, state: 'beyond-depth' }]),
  });
  const text = (await solve(tree, '--algorithm', 'minimax', '--depth', '1')).out;
  expect(text).toContain('minimax, to depth 1');
  expect(text.split('\n').filter((line) => line.includes('─'))).toEqual(
    ['├─ 0 ▼ MIN a 7  α −∞, β ∞', '└─ 1 ▼ MIN b 5  α −∞, β ∞'].map((line) =>
      expect.stringContaining(line.split('  ')[0]!),
    ),
  );
});

describe('bad trees: one message, exit 2', () => {
  const deep = `${'['.repeat(100_000)}1${']'.repeat(100_000)}`;
  test.each<[string, string, RegExp]>([
    ['NaN', '{ "title": "x", "tree": [[NaN, 2]] }', /tree\.json: line 1, column 27: found .*NaN/],
    [
      'a string value',
      '{ "title": "x", "tree": [["3", 2]] }',
      /tree\.json: tree\[0\]\[0\]: found "3"; expected/,
    ],
    [
      'an unknown player',
      '{ "title": "x", "tree": { "player": "mx", "children": [1, 2] } }',
      /tree\.json: tree\.player: found "mx"; expected .*\(did you mean "max"\?\)/,
    ],
    [
      'probabilities that sum to 0.9',
      '{ "title": "x", "levels": ["chance"], "tree": { "children": [{ "probability": 0.4, "value": 1 }, { "probability": 0.5, "value": 2 }] } }',
      /tree\.json: tree.*0\.9/,
    ],
    [
      'a repeated id',
      '{ "title": "x", "tree": { "children": [{ "id": "a", "value": 1 }, { "id": "a", "value": 2 }] } }',
      /tree\.json: tree\.children\[1\]\.id: found "a"/,
    ],
    ['no children', '{ "title": "x", "tree": [[1], []] }', /tree\.json: tree\[1\]: found/],
    ['100,000 plies', `{ "title": "x", "tree": ${deep} }`, /tree\.json: tree.*1,?000 plies/],
    ['a misspelt key', '{ "titel": "x", "tree": 1 }', /tree\.json: .*"titel".*\(did you mean "title"\?\)/],
    ['no JSON', 'hello', /tree\.json: line 1, column 1: found/],
    ['an empty file', '', /tree\.json: /],
    [
      'a leaf without a value that is evaluated',
      '{ "title": "x", "tree": [null, 1] }',
      /tree\.json: leaf 0 has no value/,
    ],
    [
      'a depth limit without evaluations',
      '{ "title": "x", "tree": [[1], [2]] }',
      /tree\.json: node 0 has no evaluation/,
    ],
    [
      'negamax on chance',
      '{ "title": "x", "levels": ["chance"], "tree": [1, 2] }',
      /tree\.json: this algorithm has no rule for chance nodes: use expectimax/,
    ],
  ])('%s', async (name, tree, message) => {
    const argv = name.startsWith('a depth')
      ? ['--depth', '1']
      : name.startsWith('negamax')
        ? ['--algorithm', 'negamax']
        : [];
    const { code, out, err } = await solve(tree, ...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('200,000 nodes work', async () => {
    const tree = JSON.stringify({
      title: 'wide',
      tree: Array.from({ length: 447 }, (_, i) =>
        Array.from({ length: 447 }, (_, j) => (i * 7919 + j * 104_729) % 1000),
      ),
    });
    const { code, out } = await solve(tree);
    expect(code).toBe(0);
    expect(out).toMatch(/of 200,257 nodes/);
    expect(out.length).toBeLessThan(5000);
  });

  test.each(['1', '1,2,3', '5,1', '3,3', 'a,b', '', 'inf,-inf', '1,', '0x1,2'])(
    'a window of %j',
    async (window) => {
      const { code, err } = await solve(FIGURE, `--window=${window}`);
      expect(code).toBe(2);
      expect(err.replaceAll(/\s+/g, ' ')).toContain(
        `--window: found "${window}"; expected two bounds, the lower first, such as -inf,5`,
      );
    },
  );
});

test.each<[string, number, number]>([
  ['-inf,5', -Infinity, 5],
  ['-5, INF', -5, Infinity],
  ['-1.5e3,+2', -1500, 2],
  ['-infinity,infinity', -Infinity, Infinity],
])('the window %j', (text, alpha, beta) => {
  expect(windowOption(text)).toEqual({ alpha, beta });
});

// Three players a, b, c, who move in turn (figure 5.4 of Russell and Norvig, third edition: the root gets (1,
// 2, 6)).
const THREE = JSON.stringify({
  title: 'three players',
  players: 3,
  levels: [0, 1, 2],
  tree: [
    [
      [{ utility: [1, 2, 6] }, { utility: [4, 2, 3] }],
      [{ utility: [6, 1, 2] }, { utility: [7, 4, 1] }],
    ],
    [
      [{ utility: [5, 1, 1] }, { utility: [1, 5, 2] }],
      [{ utility: [7, 7, 1] }, { utility: [5, 4, 5] }],
    ],
  ],
});

describe('three players', () => {
  test('max-n gives each a utility', async () => {
    expect(JSON.parse((await solve(THREE, '--algorithm', 'max-n', '--json')).out)).toMatchObject({
      value: [1, 2, 6],
      actions: ['0', '1'],
      pruned: [],
      counts: { visited: 15, evaluated: 8 },
    });
  });

  test('as text, within 80 columns', async () => {
    const { code, out } = await solve(THREE, '--algorithm', 'max-n');
    expect(code).toBe(0);
    expect(out).toContain('Value             (1, 2, 6)');
    expect(out).toContain('0.0.0 (1, 2, 6)');
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('other searches point to max-n', async () => {
    expect(await solve(THREE)).toMatchObject({ code: 2, err: expect.stringContaining('use max-n') });
  });
});

describe('trees that are no tree files', () => {
  const piped = (text: string | null, isTTY = false): Partial<Io> => ({
    stdin: {
      isTTY,
      text: () => Promise.resolve(text),
      ask: () => Promise.reject(new Error('nobody is there')),
    },
  });
  const solved = async (text: string | null, isTTY = false): Promise<Ran> =>
    cutoff(folderOf(), ['solve', '-', '--json'], piped(text, isTTY));

  test.each([
    ['the short notation', '# Figure 5.2\r\nmax: min: 3 12 8 |\r\n min: 2 4 6 | min: 14 5 2\r\n'],
    ['nested lists', '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]'],
  ])('%s, piped in', async (_, text) => {
    const { code, out } = await solved(text);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ value: 3, prunedLeaves: ['1.1', '1.2'] });
  });

  test('a file in the short notation, and back', async () => {
    const at = folderOf({ 'mine.txt': 'max: (min: 3 12) b>(min: 2 4)' });
    expect(await cutoff(at, ['solve', 'mine.txt', '--notation'])).toEqual({
      code: 0,
      out: 'max: (min: 3 12) b>(min: 2 4)\n',
      err: '',
    });
  });

  test.each([
    ['no tree', 'max: 3 mix: 4', false, 'standard input: line 1, column 8: found "mix:"; expected a number'],
    ['a terminal', '', true, '-: nothing comes in'],
    ['too much', null, false, '-: there is too much to read'],
  ] as const)('%s', async (_, text, isTTY, says) => {
    const { code, err } = await solved(text, isTTY);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

describe('a page of the steps', () => {
  test('is written beside what is printed', async () => {
    const at = folderOf({ 'tree.json': QUIZ });
    const plain = await cutoff(at, ['solve', 'tree.json']);
    expect(await cutoff(at, ['solve', 'tree.json', '--html', 'steps.html'])).toEqual(plain);
    const page = readFileSync(join(at, 'steps.html'), 'utf8');
    expect(page).toContain('<h1>quiz</h1>');
    expect(page).not.toMatch(/\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  });

  test('not in a folder that is not there', async () => {
    const { code, err } = await solve(QUIZ, '--html', 'no/a.html');
    expect(code).toBe(2);
    expect(err).toContain('--html no/a.html: cannot be written');
  });
});
