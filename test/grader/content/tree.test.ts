import { expect, test } from 'vitest';
import { parseTree, parseTreeJson } from '../../../grader/content/tree.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import type { Result } from '../../../grader/types/result.ts';

const lines = (result: Result<unknown>): string[] => (result.ok ? [] : result.problems.map(formatProblem));
const file = (tree: unknown, more: object = {}): object => ({ title: 'A tree', tree, ...more });

/** What a teacher reads for each bad file: the whole of it, word for word. */
const BAD: readonly (readonly [name: string, json: unknown, problems: readonly string[]])[] = [
  [
    'a string value',
    file([3, '12', 8]),
    [
      't.json: tree[1]: found "12"; expected a number, "inf", "-inf", null, a list or an object (write 12 without quotes)',
    ],
  ],
  [
    'infinity in words',
    file([3, '-Infinity']),
    [
      't.json: tree[1]: found "-Infinity"; expected a number, "inf", "-inf", null, a list or an object (write "-inf")',
    ],
  ],
  [
    'an unknown player',
    file([{ player: 'maxi', children: [1] }]),
    ['t.json: tree[0].player: found "maxi"; expected "max", "min" or "chance" (did you mean "max"?)'],
  ],
  [
    'an unknown level',
    file([1], { levels: ['max', 'mni'] }),
    ['t.json: levels[1]: found "mni"; expected "max", "min" or "chance" (did you mean "min"?)'],
  ],
  [
    'probabilities that sum to 0.9',
    file(
      [
        3,
        [
          { probability: 0.5, value: 1 },
          { probability: 0.4, value: 2 },
        ],
      ],
      { levels: ['max', 'chance'] },
    ),
    ['t.json: tree[1]: found probabilities that add up to 0.9; expected a sum of 1'],
  ],
  [
    'a repeated id',
    file([
      { id: 'A', value: 1 },
      { id: 'A', value: 2 },
    ]),
    ['t.json: tree[1].id: found "A"; expected an id that no other node has (tree[0] has it too)'],
  ],
  [
    'no children',
    file([3, []]),
    ['t.json: tree[1]: found an empty list; expected a list of at least one node'],
  ],
  [
    'a misspelt key',
    file([{ childern: [1, 2] }]),
    [
      't.json: tree[0].childern: found the key "childern"; expected "id", "action", "probability", "player", "children", "value", "utility", "evaluation" or "outcome" (did you mean "children"?)',
    ],
  ],
  [
    'a misspelt key in every node',
    file([{ childern: [1, 2] }, { childern: [3] }, { valeu: 4 }, { childern: [5] }]),
    [
      't.json: tree[0].childern: found the key "childern"; expected "id", "action", "probability", "player", "children", "value", "utility", "evaluation" or "outcome" (the same in 2 more places; did you mean "children"?)',
      't.json: tree[2].valeu: found the key "valeu"; expected "id", "action", "probability", "player", "children", "value", "utility", "evaluation" or "outcome" (did you mean "value"?)',
    ],
  ],
  [
    'a key of another program in every node',
    file([{ kids: [1, 2] }, { kids: [3], id: 'a' }]),
    [
      't.json: tree[0].kids: found the key "kids"; expected "id", "action", "probability", "player", "children", "value", "utility", "evaluation" or "outcome" (the same in 1 more place)',
    ],
  ],
  [
    'an outcome of a game that goes on',
    { title: 'x', tree: [{ outcome: 'win', children: [1] }] },
    ['t.json: tree[0]: found "outcome" and "children"; expected only one of them'],
  ],
  [
    'no such outcome',
    { title: 'x', tree: [{ outcome: 'won', value: 1 }] },
    ['t.json: tree[0].outcome: found "won"; expected "win" or "lose" (did you mean "win"?)'],
  ],
  [
    'a misspelt title',
    { titel: 'A tree', tree: 3 },
    [
      't.json: titel: found the key "titel"; expected "$schema", "title", "source", "root", "levels", "tree", "bounds", "players" or "agents" (did you mean "title"?)',
    ],
  ],
  ['no title', { tree: 3 }, ['t.json: found no "title"; expected "title": a title, as text']],
  [
    'root and levels',
    file([1], { root: 'min', levels: ['min'] }),
    ['t.json: found "root" and "levels"; expected only one of them'],
  ],
  [
    'bounds upside down',
    file([1], { bounds: [9, -9] }),
    ['t.json: bounds: found 9 before -9; expected the lowest value first'],
  ],
  [
    'bounds that are both infinite',
    file([1], { bounds: ['-inf', 'inf'] }),
    ['t.json: bounds: found -inf before inf; expected at least one finite number (leave "bounds" out)'],
  ],
  [
    'a leaf below the one bound that there is',
    file([-1, 'inf'], { bounds: [0, 'inf'] }),
    ['t.json: tree[0]: found -1; expected a value of at least 0, as "bounds" says'],
  ],
  [
    'fractions that do not sum to 1, by less than anybody would see',
    file(
      [
        [
          { probability: '1/3', value: 1 },
          { probability: '666666665/999999999', value: 2 },
        ],
      ],
      {
        levels: ['max', 'chance'],
      },
    ),
    ['t.json: tree[0]: found probabilities that add up to 999999998/999999999; expected a sum of 1'],
  ],
  [
    'a fraction above 1',
    file(
      [
        { probability: '4/3', value: 1 },
        { probability: '0/3', value: 2 },
      ],
      { levels: ['chance'] },
    ),
    ['t.json: tree[0].probability: found "4/3"; expected a fraction of at most 1'],
  ],
  [
    'a probability in words',
    file(
      [
        { probability: 'a third', value: 1 },
        { probability: 0.5, value: 2 },
      ],
      { levels: ['chance'] },
    ),
    [
      't.json: tree[0].probability: found "a third"; expected a number from 0 to 1, or a fraction in quotes such as "1/3"',
    ],
  ],
  [
    'a half without quotes',
    file(
      [
        { probability: '0.5', value: 1 },
        { probability: 0.5, value: 2 },
      ],
      { levels: ['chance'] },
    ),
    [
      't.json: tree[0].probability: found "0.5"; expected a number from 0 to 1, or a fraction in quotes such as "1/3" (write 0.5 without quotes)',
    ],
  ],
  [
    'the place of another node as a name',
    file([
      { id: '1', value: 1 },
      { id: 'root', value: 2 },
    ]),
    [
      't.json: tree[0].id: found "1"; expected a name that cannot be taken for another place in the tree (nodes without an id are named root, 0, 0.1, …)',
      't.json: tree[1].id: found "root"; expected a name that cannot be taken for another place in the tree (nodes without an id are named root, 0, 0.1, …)',
    ],
  ],
  [
    'root beside players',
    file([{ utility: [1, 2] }], { root: 'max', players: 2 }),
    [
      't.json: root: found "max"; expected no "root" in a tree for 2 players (say who moves with "levels": [0, 1, …])',
    ],
  ],
  [
    'max in a tree for three',
    file([{ utility: [1, 2, 3] }], { levels: ['max'], players: 3 }),
    ['t.json: levels[0]: found "max"; expected "chance" or a player from 0 to 2'],
  ],
  [
    'a bare list',
    [[3, 12], [2]],
    [
      't.json: found a list of 2; expected an object with "title" and "tree" (write { "title": …, "tree": [ … ] })',
    ],
  ],
  [
    'several mistakes at once',
    file([{ value: 3, children: [1] }, 'x', { probability: 2, value: 1 }], { root: 'mx' }),
    [
      't.json: root: found "mx"; expected "max" or "min" (did you mean "max"?)',
      't.json: tree[0]: found "children" and "value"; expected exactly one of "children", "value" or "utility"',
      't.json: tree[1]: found "x"; expected a number, "inf", "-inf", null, a list or an object',
      't.json: tree[2].probability: found 2; expected a number from 0 to 1, or a fraction in quotes such as "1/3"',
    ],
  ],
];

test.each(BAD)('%s', (_, json, problems) => {
  expect(lines(parseTreeJson(json, 't.json'))).toEqual(problems);
});

/** Texts that are no JSON, with line and column counted by hand. */
const BROKEN: readonly (readonly [name: string, text: string, problem: string])[] = [
  [
    'NaN',
    '{ "title": "x",\n  "tree": [3, NaN] }',
    't.json: line 2, column 15: found "NaN"; expected a value (JSON has no NaN; a leaf whose value must not matter is null)',
  ],
  [
    'Infinity',
    '{"tree":[-Infinity]}',
    't.json: line 1, column 10: found "-Infinity"; expected a value (write "-inf" in quotes)',
  ],
  [
    'nothing',
    '',
    't.json: line 1, column 1: found the end of the file; expected a JSON value (the file is empty)',
  ],
  [
    'spaces',
    ' \r\n ',
    't.json: line 2, column 2: found the end of the file; expected a JSON value (the file is empty)',
  ],
  [
    'a comma too many',
    '[1,\r\n2,]',
    't.json: line 2, column 3: found "]"; expected a value (no comma before "]")',
  ],
  ['a comma too few', '[1 2]', 't.json: line 1, column 4: found "2"; expected "," or "]"'],
  ['an open list', '{"tree":[1,2}', 't.json: line 1, column 13: found "}"; expected "," or "]"'],
  [
    'an open object',
    '{"tree":[1,2]',
    't.json: line 1, column 14: found the end of the file; expected "," or "}" (a "}" is missing)',
  ],
  [
    'single quotes',
    "{'tree':1}",
    't.json: line 1, column 2: found "\'"; expected a key in double quotes or "}"',
  ],
  [
    'a key without quotes',
    '{tree:1}',
    't.json: line 1, column 2: found "tree"; expected a key in double quotes or "}"',
  ],
  [
    'a comment',
    '{"tree":1 // one\n}',
    't.json: line 1, column 11: found "/"; expected "," or "}" (JSON has no comments)',
  ],
  [
    'a leading zero',
    '[007]',
    't.json: line 1, column 2: found "007"; expected a value (numbers are written as 3, -3, 0.5 or 1e12)',
  ],
  ['True', '[True]', 't.json: line 1, column 2: found "True"; expected a value (write true)'],
  [
    'a Windows path',
    '{"source":"C:\\dir"}',
    't.json: line 1, column 14: found "\\\\d"; expected an escape such as \\n or \\" (a backslash in text is written \\\\)',
  ],
  [
    'text that runs on',
    '{"title":"x\n}',
    't.json: line 1, column 10: found text that does not end on its line; expected a closing " (a line break in text is written \\n)',
  ],
  [
    'a key twice',
    '{"value":3,\n "value":4}',
    't.json: line 2, column 2: found "value" a second time in one object; expected each key once',
  ],
  ['more after the end', '{"tree":1}}', 't.json: line 1, column 11: found "}"; expected the end of the file'],
];

test.each(BROKEN)('no JSON: %s', (_, text, problem) => {
  expect(lines(parseTree(text, 't.json'))).toEqual([problem]);
});

test('a byte order mark is no mistake', () => {
  expect(parseTree('\ufeff{"title":"x","tree":[3]}', null)).toMatchObject({ ok: true });
});

test('a tree 100,000 plies deep is one problem, nested or explicit', () => {
  const nested = `{"title":"x","tree":${'['.repeat(100_000)}1${']'.repeat(100_000)}}`;
  const explicit = `{"title":"x","tree":${'{"children":['.repeat(100_000)}1${']}'.repeat(100_000)}}`;
  for (const text of [nested, explicit]) {
    expect(lines(parseTree(text, 't.json'))).toEqual([
      't.json: tree: found a tree more than 1,000 plies deep; expected at most 1,000 plies',
    ]);
  }
});

test('1,000 plies are allowed, 1,001 are not, and a mistake at the bottom is found', () => {
  const deep = (plies: number, leaf: unknown): unknown => {
    let node = leaf;
    for (let ply = 0; ply < plies; ply += 1) node = [node];
    return file(node);
  };
  expect(parseTreeJson(deep(1000, 7), null)).toMatchObject({ ok: true });
  expect(lines(parseTreeJson(deep(1001, 7), null))).toEqual([
    'tree: found a tree more than 1,000 plies deep; expected at most 1,000 plies',
  ]);
  const steps = '[0]'.repeat(10);
  expect(lines(parseTreeJson(deep(1000, '7'), null))).toEqual([
    `tree${steps} … 980 more … ${steps}: found "7"; expected a number, "inf", "-inf", null, a list or an object (write 7 without quotes)`,
  ]);
});

test('200,000 nodes work; past 1,000,000 is one problem', () => {
  const wide = (width: number, leaves: number): object =>
    file(Array.from({ length: width }, (_, i) => Array.from({ length: leaves }, (__, j) => (i * j) % 97)));
  const result = parseTree(JSON.stringify(wide(500, 399)), null);
  expect(result.ok && result.value.nodes.length).toBe(200_001);
  expect(lines(parseTreeJson(wide(1001, 1000), null))).toEqual([
    'tree: found more than 1,000,000 nodes; expected at most 1,000,000 nodes',
  ]);
});

test('of many mistakes the first twenty are told, and how many more there are', () => {
  const problems = lines(parseTreeJson(file(Array.from({ length: 30 }, () => 'x')), null));
  expect(problems).toHaveLength(20);
  expect(problems.at(-1)).toContain('and 10 more problems in this file');
});

test('players move in turn when nothing else is said', () => {
  const result = parseTreeJson(file([[{ utility: [1, 2, 3] }]], { players: 3 }), null);
  expect(result.ok && result.value.nodes.map(({ player }) => player)).toEqual([0, 1, 2]);
});

test('a tree keeps what its file says', () => {
  const result = parseTree(
    '{"title":"x","source":"s","bounds":[-5,5],"levels":["max","chance"],"tree":{"id":"top","children":[[1,null],{"action":"b","player":"min","evaluation":2,"children":["inf"]}]}}',
    null,
  );
  expect(lines(result)).toEqual([
    'tree.children[1].children[0]: found "inf"; expected a value from -5 to 5, as "bounds" says',
  ]);
});

/** What a tree says of itself, and what is read. */
test.each([
  ['one bound alone', { bounds: [0, 'inf'], tree: [1] }, { bounds: [0, Infinity] }],
  ['the other', { bounds: ['-inf', 9], tree: [1] }, { bounds: [-Infinity, 9] }],
] as const)('%s', (_, said, read) => {
  const result = parseTreeJson({ title: 'x', ...said }, null);
  expect(lines(result)).toEqual([]);
  expect(result.ok && result.value).toMatchObject(read);
});

test('fractions are probabilities, beside decimals too', () => {
  const dice = (...chances: (number | string)[]): unknown => ({
    title: 'x',
    levels: ['chance'],
    tree: chances.map((probability, value) => ({ probability, value })),
  });
  const read = (json: unknown): number[] | null => {
    const result = parseTreeJson(json, null);
    return result.ok ? result.value.nodes.slice(1).map(({ probability }) => probability) : null;
  };
  expect(read(dice('1/3', '1/3', '1/3'))).toEqual([1 / 3, 1 / 3, 1 / 3]);
  expect(read(dice('1/36', '35/36'))).toEqual([1 / 36, 35 / 36]);
  expect(read(dice('1/4', 0.75))).toEqual([0.25, 0.75]);
});

test('a node may be given the name that it has by its place', () => {
  const spec = file({ id: 'root', children: [{ id: '0', children: [{ id: '0.0', value: 1 }] }, 2] });
  const result = parseTreeJson(spec, null);
  expect(lines(result)).toEqual([]);
  expect(result.ok && result.value.nodes.map(({ id }) => id)).toEqual(['root', '0', '0.0', '1']);
});
