import { describe, expect, test } from 'vitest';
import { parseAnyTree } from '../../../grader/content/anyTree.ts';
import { formatNotation } from '../../../grader/content/notation/formatNotation.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { buildTree, type Tree } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import { solve } from '../../../reference/adversarial/solve.ts';

function read(text: string): Tree {
  const found = parseAnyTree(text, 'a.tree');
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value.tree;
}
const built = (tree: NodeSpec, title = 'A tree'): Tree => buildTree({ title, tree });

describe('ways to write a tree', () => {
  const FIGURE = built([
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ]);
  test.each([
    ['bars', 'max: min: 3 12 8 | min: 2 4 6 | min: 14 5 2'],
    ['brackets', 'max: (min: 3 12 8) (min: 2 4 6) (min: 14 5 2)'],
    ['lines', 'max:\n  (min: 3 12 8)\n  (min: 2 4 6)\n  (min: 14 5 2)\n'],
    ['nested lists', '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]'],
    ['a tree file', '{ "title": "A tree", "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }'],
    ['a byte order mark', '\ufeffmax: min: 3 12 8 | min: 2 4 6 | min: 14 5 2'],
  ])('%s', (_, text) => expect(read(text)).toEqual(FIGURE));

  test('a title', () => expect(read('# Figure 5.2\nmax: 3 5')).toEqual(built([3, 5], 'Figure 5.2')));

  test('a bar ends one node, two bars two', () => {
    expect(read('max: min: max: 1 2 | max: 3 4 || min: 5')).toEqual(
      built([
        [
          [1, 2],
          [3, 4],
        ],
        [5],
      ]),
    );
  });

  test('names, actions, probabilities, estimates, what is not known, and numbers of all kinds', () => {
    const tree = read('max: left>A=(chance: heads>1/3*5 2/3*B=(min: 7 ?)~4) right>-inf "to the end">+1.5e1');
    expect(
      tree.nodes.map(({ id, action, probability, value, evaluation }) => [
        id,
        action,
        probability,
        value,
        evaluation,
      ]),
    ).toEqual([
      ['root', '', 1, null, null],
      ['A', 'left', 1, null, null],
      ['0.0', 'heads', 1 / 3, 5, null],
      ['B', '1', 2 / 3, null, 4],
      ['0.1.0', '0', 1, 7, null],
      ['0.1.1', '1', 1, null, null],
      ['1', 'right', 1, -Infinity, null],
      ['2', 'to the end', 1, 15, null],
    ]);
  });

  test('several players, each with a utility of its own', () => {
    const { players, nodes } = read('0: (1: <1,2,6> <4,2,1>) (1: <5,1,1> <0,5,4>)');
    expect(players).toBe(3);
    expect(nodes.map(({ player }) => player).slice(0, 2)).toEqual([0, 1]);
    expect(nodes[2]!.utility).toEqual([1, 2, 6]);
  });
});

describe('what is no tree is told where it stops being one', () => {
  test.each([
    ['', 'the end', 'the end of the text', 'a number'],
    ['max:', 'the end', 'the end of the text', 'a child of max:'],
    ['max: 3 (4 5)', 'line 1, column 9', '"4"', 'a player, such as max:'],
    ['max: 3 (min: 4 5', 'the end', 'the end of the text', '")"'],
    ['max: 3)', 'line 1, column 7', '")"', 'the end of the tree'],
    ['max: min: 3 || 4', 'line 1, column 16', '"4"', 'the end of the tree'],
    ['max:\n  min: 3\n  mix: 4', 'line 3, column 3', '"mix:"', 'a number'],
    ['max: 3,12', 'line 1, column 6', '"3,12"', 'a number'],
    ['max: a> 3 b>', 'the end', 'the end of the text', 'a number'],
    ['# Title\nmax: 3 x', 'line 2, column 8', '"x"', 'a number'],
  ])('%j', (text, place, found, expected) => {
    const read = parseAnyTree(text, 'a.tree');
    expect(read.ok ? [] : read.problems).toMatchObject([
      { file: 'a.tree', place, found, expected: expect.stringContaining(expected) as unknown },
    ]);
  });

  test('brackets without end are refused, not followed', () => {
    const read = parseAnyTree('max: ' + '(min: '.repeat(5_000) + '1', 'deep');
    expect(read.ok ? [] : read.problems).toMatchObject([{ expected: 'a tree of at most 1,000 plies' }]);
  });

  test('a tree that is none for other reasons is told as in a tree file', () => {
    const read = parseAnyTree('chance: 0.5*3 0.4*5', 'a.tree');
    expect(read.ok ? [] : read.problems).toHaveLength(1);
  });
});

test('what is written reads back as the same tree', () => {
  const random = Random.seeded(23);
  const strange = ['left', 'a b', 'x:y', '"quoted"', '3*', '(', '|', 'é', '\\', '=>'];
  const named = (node: NodeSpec): NodeSpec => {
    const inner = Array.isArray(node) ? (node as NodeSpec[]) : null;
    const own = {
      ...(random.number() < 0.2 ? { evaluation: random.integer(-9, 9) } : {}),
      ...(inner === null
        ? { value: node as number }
        : {
            children: inner.map((child, at) => {
              const spec = named(child);
              const action = random.number() < 0.3 ? { action: `${random.choice(strange)}${at}` } : {};
              return Object.keys(action).length === 0
                ? spec
                : {
                    ...(typeof spec === 'object' && spec !== null && !Array.isArray(spec)
                      ? spec
                      : { value: spec as number }),
                    ...action,
                  };
            }),
          }),
    };
    return own;
  };
  for (let trial = 0; trial < 300; trial += 1) {
    const spec = randomTreeSpec(random, {
      depth: [0, 4],
      branching: [1, 4],
      values: trial % 2 === 0 ? 'small' : 'large',
    });
    const tree = buildTree({
      ...spec,
      title: 'A tree',
      tree: trial % 3 === 0 ? spec.tree : named(spec.tree),
    });
    const again = read(formatNotation(tree));
    expect({ ...again, source: tree.source }).toEqual(tree);
    if (trial % 3 === 0)
      expect(solve(again, { algorithm: 'minimax' }).value).toEqual(
        solve(tree, { algorithm: 'minimax' }).value,
      );
  }
});
