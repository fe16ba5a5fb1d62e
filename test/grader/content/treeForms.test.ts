import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTree, type Tree } from '../../../reference/games/tree.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { Random } from '../../../reference/random.ts';
import { parseAnyTree } from '../../../grader/content/anyTree.ts';
import { formatIndented, formatNotation } from '../../../grader/content/notation/formatNotation.ts';
import { formatDot } from '../../../grader/content/rows/formatDot.ts';
import { formatTable } from '../../../grader/content/rows/formatTable.ts';
import { formatTree } from '../../../grader/content/formatTree.ts';

function read(text: string): Tree {
  const found = parseAnyTree(text, 'a.tree');
  if (!found.ok) throw new Error(`${JSON.stringify(found.problems)} in ${text}`);
  return found.value.tree;
}
const built = (tree: NodeSpec, title = 'A tree'): Tree => buildTree({ title, tree });
const FIGURE: NodeSpec = [
  [3, 12, 8],
  [2, 4, 6],
];

describe('ways to write a tree', () => {
  test.each([
    ['lines that are further in', 'max:\n  min: 3 12 8\n  min:\n    2\n    4 6\n'],
    ['with Windows line ends', 'max:\r\n  min: 3 12 8\r\n  min: 2 4 6\r\n'],
    ['with brackets over lines', 'max:\n  (min: 3\n12 8)\n  min: 2 4 6'],
    ['a bar that is not needed', 'max:\n  min: 3 12 8 |\n  min: 2 4 6'],
    ['a table', 'parent,child,value\nroot,a,\nroot,b,\na,1,3\na,2,12\na,3,8\nb,4,2\nb,5,4\nb,6,6\n'],
    [
      'a table with semicolons, columns in another order, and the root’s row',
      'Child;Value;Parent\nr;;\na;;r\nb;;r\na1;3;a\na2;12;a\na3;8;a\nb1;2;b\nb2;4;b\nb3;6;b\n',
    ],
    [
      'a graph',
      'digraph { node [shape=box]; r -> {a b}; a -> a1; a -> a2; a -> a3; b -> b1 b -> b2\n b -> b3;' +
        ' a1 [label=3] a2 [label="12"] a3 [value=8] b1 [value=2]; b2 [value=4]; b3 [value=6] }',
    ],
  ])('%s', (_, text) => {
    const { nodes } = read(text);
    expect(nodes.map(({ value, player, parent }) => [value, player, parent])).toEqual(
      built(FIGURE).nodes.map(({ value, player, parent }) => [value, player, parent]),
    );
  });

  test('a graph: names, players by their shapes, moves, chances, and the title', () => {
    const tree = read(
      'strict digraph "Roll or hold" {\n // a remark\n root -> A [label=roll];\n root -> hold [action="hold"]\n' +
        ' A [shape=circle]; A -> x [probability="1/3"]; A -> y [probability="2/3", label="six"]\n' +
        ' x [value="-inf"]; y [label="?"]; hold [value=5, evaluation=4] }',
    );
    expect(tree.title).toBe('Roll or hold');
    expect(tree.nodes.map(({ id, player, action, value }) => [id, player, action, value])).toEqual([
      ['root', 'max', '', null],
      ['A', 'chance', 'roll', null],
      ['x', 'max', '0', -Infinity],
      ['y', 'max', 'six', null],
      ['hold', 'min', 'hold', 5],
    ]);
    expect(tree.nodes[3]!.probability).toBe(2 / 3);
  });
});

test.each([
  ['max:\n  min: 3\n      4\n    5', 'line 4, column 5', '"5"', 'as far in as one above'],
  ['max:\n  min:\n  3', 'line 3, column 3', '"3"', 'a child of min:'],
  ['# T\nchance:\n  0.5*3\n  0.4*5', 'line 2', '0.9', '1'],
  ['max:\n  a>3\n  a>4', 'line 3, action', '"a"', 'no sibling has'],
  ['parent,child,valeu\na,b,3', 'line 1', '"valeu"', 'the columns'],
  ['parent,child,value\na,b,x', 'line 2, value', '"x"', 'a number'],
  ['# T\n\nparent,child,value\na,b,3\na,b,4', 'line 5', '"b" again', 'not there yet'],
  ['parent,child,value\na,b,3\nc,d,4', 'line 3', '"c"', 'a node of the tree'],
  ['parent,child,value\n,a,\n,b,3', 'line 3', '"b"', 'one node without a parent'],
  ['parent,child,value\na,b,\nb,a,', 'line 2', 'a parent at every node', 'one node without a parent'],
  ['parent,child,value\n,r,\nr,s,1\na,b,\nb,a,', 'line 4', '"b"', 'below the root'],
  ['parent,child,value\n,r,7\nr,b,3', 'line 2', 'a value at "r"', 'a leaf alone'],
  ['parent,child,probability,value,player\n,r,,,chance\nr,a,0.5,1,\nr,b,0.4,2,', 'line 2', '0.9', '1'],
  ['digraph {\n a -> b\n c -> b\n}', 'line 3', 'a second edge to "b"', 'one edge'],
  ['digraph {\n a -> \n}', 'line 3, column 1', '"}"', 'a graph'],
  ['digraph {\n a -> b\n b [value=three]\n}', 'line 3, value', '"three"', 'a number'],
  ['digraph {\n a -> b [value=3]\n b -> a\n}', 'line 2', 'a parent at every node', 'one node'],
])('%j', (text, place, found, expected) => {
  const read = parseAnyTree(text, 'a.tree');
  expect(read.ok ? [] : read.problems.slice(0, 1)).toMatchObject([
    {
      file: 'a.tree',
      place: expect.stringContaining(place) as unknown,
      found: expect.stringContaining(found) as unknown,
      expected: expect.stringContaining(expected) as unknown,
    },
  ]);
});

describe('each form that is written reads back as the same tree', () => {
  const WORDS = [
    'left',
    'a b',
    'x:y',
    '"quoted"',
    '3*',
    '(',
    '|',
    'é',
    '\\',
    '=>',
    'a,b',
    "it's",
    'a\\n',
    'max:',
  ];
  const number = (random: Random): number | 'inf' | null =>
    random.choice<number | 'inf' | null>([3, -2, 0.1, 1e12, -1 / 3, 1e-9, 'inf', null]);
  function randomNode(random: Random, depth: number, path: string): NodeSpec {
    const id = random.number() < 0.3 ? { id: `${random.choice(WORDS)}${path}n` } : {};
    const action = path !== '' && random.number() < 0.4 ? { action: `${random.choice(WORDS)}${path}` } : {};
    const evaluation = random.number() < 0.2 ? { evaluation: random.integer(-9, 9) } : {};
    if (depth === 0 || (path !== '' && random.number() < 0.3))
      return { ...id, ...action, ...evaluation, value: number(random) };
    const player = random.choice(['max', 'min', 'chance'] as const);
    const count = random.integer(1, 4);
    const children = Array.from({ length: count }, (_, at) => {
      const child = randomNode(random, depth - 1, `${path}${at}`) as object;
      return player === 'chance' ? { ...child, probability: 1 / count } : child;
    }) as NodeSpec[];
    return { ...id, ...action, ...evaluation, player, children };
  }
  const trees = fc
    .record({ seed: fc.nat(), depth: fc.integer({ min: 0, max: 4 }) })
    .map(({ seed, depth }) => built(randomNode(Random.seeded(seed), depth, '')));
  /** Whose a leaf below chance is says nothing: no file gives it. */
  const plain = (tree: Tree): unknown => ({
    ...tree,
    nodes: tree.nodes.map((node) => (node.children.length === 0 ? { ...node, player: 'leaf' } : node)),
  });

  test.each([
    ['notation', formatNotation],
    ['indented', formatIndented],
    ['table', formatTable],
    ['graph', (tree: Tree) => formatDot(tree)],
    ['tree file', (tree: Tree) => JSON.stringify(formatTree(tree))],
  ] as const)('%s', (_, format) => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(plain(read(format(tree)))).toEqual(plain(tree));
      }),
      { numRuns: 150, seed: 5 },
    );
  });

  test('games of several players', () => {
    const tree = buildTree({
      title: 'A tree',
      players: 3,
      levels: [0, 1, 2],
      tree: [{ utility: [1, 2, -3] }, [{ utility: [4, 5.5, 6] }, { utility: [0, 0, 0] }]],
    });
    for (const format of [formatNotation, formatIndented, formatTable, (each: Tree) => formatDot(each)])
      expect(plain(read(format(tree)))).toEqual(plain(tree));
  });
});
