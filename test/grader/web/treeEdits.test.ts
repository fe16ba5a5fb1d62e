import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTree, type Tree } from '../../../reference/games/tree.ts';
import { solve } from '../../../reference/adversarial/solve.ts';
import { parseAnyTree } from '../../../grader/content/anyTree.ts';
import { History } from '../../../grader/web/tree/history.ts';
import {
  addChild,
  type Edited,
  moveNode,
  nodeAt,
  type Path,
  pathTo,
  removeNode,
  setAction,
  setEvaluation,
  setName,
  setPlayer,
  setProbability,
  setValue,
} from '../../../grader/web/tree/treeEdits.ts';
import { treeText } from '../../../grader/web/tree/treeText.ts';
import type { Result } from '../../../grader/types/result.ts';
import { validTreeSpec } from '../../support/treeSpecs.ts';

const read = (text: string): Tree => {
  const parsed = parseAnyTree(text, 'tree');
  if (!parsed.ok) throw new Error(parsed.problems[0]?.found);
  return parsed.value.tree;
};
const done = (edited: Result<Edited>): Edited => {
  if (!edited.ok) throw new Error(edited.problems.map(({ found }) => found).join());
  return edited.value;
};
const text = (edited: Result<Edited>): string => treeText(done(edited).tree, '').replaceAll(/\s+/g, ' ');
/** At leaves nobody moves, though one player is named there. */
const bare = ({ nodes, ...tree }: Tree): object => ({
  ...tree,
  nodes: nodes.map(({ player, ...node }) => ({
    ...node,
    player: node.children.length === 0 ? null : player,
  })),
});
const found = (edited: Result<Edited>): string[] =>
  edited.ok ? [] : edited.problems.map(({ code }) => code);

describe('edits of a tree', () => {
  // Russell and Norvig, Artificial Intelligence, figure 5.2.
  const figure = read('max: min: 3 12 8 | min: 2 4 6 | min: 14 5 2');
  const dice = read('chance: 1/2*3 1/4*5 1/4*max: 7 9');

  test.each<[string, Result<Edited>, string, Path]>([
    ['a child more', addChild(figure, [1]), 'max: min: 3 12 8 min: 2 4 6 0 min: 14 5 2', [1, 3]],
    [
      'below a leaf, which keeps its worth',
      addChild(figure, [0, 1]),
      'max: min: 3 max: 12 8 min: 2 4 6 min: 14 5 2',
      [0, 1, 0],
    ],
    ['a leaf less', removeNode(figure, [0, 0]), 'max: min: 12 8 min: 2 4 6 min: 14 5 2', [0]],
    ['a branch less', removeNode(figure, [1]), 'max: min: 3 12 8 min: 14 5 2', []],
    ['another order', moveNode(figure, [0, 2], 0), 'max: min: 8 3 12 min: 2 4 6 min: 14 5 2', [0, 0]],
    ['another value', setValue(figure, [2, 1], '-inf'), 'max: min: 3 12 8 min: 2 4 6 min: 14 -inf 2', [2, 1]],
    [
      'a value that must not matter',
      setValue(figure, [1, 1], '?'),
      'max: min: 3 12 8 min: 2 ? 6 min: 14 5 2',
      [1, 1],
    ],
    ['another player', setPlayer(figure, [1], 'max'), 'max: min: 3 12 8 max: 2 4 6 min: 14 5 2', [1]],
    ['a name', setName(figure, [1], 'B'), 'max: min: 3 12 8 B=min: 2 4 6 min: 14 5 2', [1]],
    ['an action', setAction(figure, [0], 'left'), 'max: left>min: 3 12 8 min: 2 4 6 min: 14 5 2', [0]],
    ['likelier', setProbability(dice, [0], '0.8'), 'chance: 0.8*3 0.1*5 0.1*max: 7 9', [0]],
    [
      'outcomes are equally likely after one more',
      addChild(dice, []),
      'chance: 0.25*3 0.25*5 0.25*max: 7 9 0.25*0',
      [3],
    ],
    ['no probabilities but below chance', setPlayer(dice, [], 'min'), 'min: 3 5 max: 7 9', []],
  ])('%s', (_, edited, expected, at) => {
    expect(text(edited)).toBe(expected);
    expect(done(edited).at).toEqual(at);
  });

  test('an only leaf that is taken away leaves what it was worth', () => {
    expect(text(removeNode(read('max: min: 3 | min: 2 4'), [0, 0]))).toBe('max: 3 min: 2 4');
  });

  test('what a node is worth where a search stops', () => {
    const evaluated = [7, 4, 9].reduce(
      (tree, value, step) => done(setEvaluation(tree, [step], String(value))).tree,
      figure,
    );
    expect(solve(evaluated, { algorithm: 'minimax', depth: 1 }).value).toBe(9);
    expect(text(setEvaluation(evaluated, [0], ''))).toBe('max: min: 3 12 8 (min: 2 4 6)~4 (min: 14 5 2)~9');
  });

  test('of several players, a leaf has as many numbers', () => {
    const three = read('0: (1: <1,2,6> <4,3,3>) <6,1,2>');
    expect(text(addChild(three, []))).toBe('0: 1: <1,2,6> <4,3,3> <6,1,2> <0,0,0>');
    expect(text(setValue(three, [1], '<7, 4, 1>'))).toBe('0: 1: <1,2,6> <4,3,3> <7,4,1>');
    expect(found(setValue(three, [1], '7'))).not.toEqual([]);
  });

  test.each<[string, Result<Edited>, string]>([
    ['the root is not taken away', removeNode(figure, []), 'root-stays'],
    ['words are no value', setValue(figure, [0, 0], 'three'), 'not-a-value'],
    ['two values are no value', setValue(figure, [0, 0], '3 4'), 'not-a-value'],
    ['a tree is no value', setValue(figure, [0, 0], 'min: 3'), 'not-a-value'],
    ['nor is an action', setValue(figure, [0, 0], 'a>3'), 'not-a-value'],
    ['no leaf is unknown where a search stops', setEvaluation(figure, [0], '?'), 'not-a-value'],
    ['more than certain', setProbability(dice, [0], '1.5'), 'not-a-probability'],
    ['less than a third of nothing', setProbability(dice, [0], '1/0'), 'not-a-probability'],
    ['a name twice', setName(done(setName(figure, [0], 'B')).tree, [1], 'B'), 'repeated-id'],
    ['an action twice', setAction(done(setAction(figure, [0], 'a')).tree, [1], 'a'), 'repeated-action'],
  ])('%s', (_, edited, code) => {
    expect(found(edited)).toEqual([code]);
  });

  test('whatever is done to a tree, it is a tree, and its text reads back as the same', () => {
    const edit = fc.record({
      node: fc.nat(),
      kind: fc.constantFrom(
        'add',
        'remove',
        'move',
        'value',
        'evaluation',
        'player',
        'action',
        'probability',
      ),
      to: fc.nat({ max: 4 }),
    });
    fc.assert(
      fc.property(fc.nat(), fc.array(edit, { minLength: 1, maxLength: 12 }), (seed, edits) => {
        let tree = buildTree(validTreeSpec(seed));
        for (const { node, kind, to } of edits) {
          const at = pathTo(tree, node % tree.nodes.length);
          const result = {
            add: () => addChild(tree, at),
            remove: () => removeNode(tree, at),
            move: () => moveNode(tree, at, to),
            value: () => setValue(tree, at, String(to)),
            evaluation: () => setEvaluation(tree, at, String(to)),
            player: () => setPlayer(tree, at, tree.players === null ? 'min' : to % tree.players),
            action: () => setAction(tree, at, `a${to}`),
            probability: () => setProbability(tree, at, `${to}/4`),
          }[kind]();
          if (!result.ok) continue;
          tree = result.value.tree;
          expect(pathTo(tree, nodeAt(tree, result.value.at).index)).toEqual(result.value.at);
          for (const like of ['', '{']) expect(bare(read(treeText(tree, like)))).toEqual(bare(tree));
        }
      }),
      { numRuns: 200 },
    );
  });
});

test('a history goes back and forth, and what was undone is given up by what comes new', () => {
  const history = new History(1);
  history.add(2);
  history.add(3);
  expect([history.undo(), history.undo(), history.undo()]).toEqual([2, 1, 1]);
  expect([history.redo(), history.canRedo]).toEqual([2, true]);
  history.add(4);
  expect([history.redo(), history.undo(), history.canUndo]).toEqual([4, 2, true]);
});
