/** Examples that the course notes work through, step by step. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../../reference/adversarial/alphaBeta.ts';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import { solve } from '../../../reference/adversarial/solve.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { buildTree, treeGame } from '../../../reference/games/tree.ts';

const game = (tree: NodeSpec, root: 'max' | 'min' = 'max') => treeGame(buildTree({ title: 't', root, tree }));

test('fifth notes: max(min(3, 12, 8), min(2, x, y), min(14, 5, 2)) = 3, "independent of the values of the pruned leaves x and y"', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (x, y) => {
      const tree = game([
        [3, 12, 8],
        [2, x, y],
        [14, 5, 2],
      ]);
      expect(minimax(tree, 0)).toEqual({ value: 3, action: '0' });
      expect(alphaBeta(tree, 0)).toEqual({ value: 3, action: '0' });
    }),
  );
  // And x and y are the leaves that are never looked at: null may not be.
  expect(
    solve(
      buildTree({
        title: 't',
        tree: [
          [3, 12, 8],
          [2, null, null],
          [14, 5, 2],
        ],
      }),
      { algorithm: 'alpha-beta' },
    ).pruned,
  ).toEqual(['1.1', '1.2']);
});

test('fourth notes, the small example: 10 and 8, then 4 cuts: the windows of each frame', () => {
  const { nodes, prunedLeaves } = solve(
    buildTree({
      title: 't',
      tree: [
        [10, 8],
        [4, 50],
      ],
    }),
    { algorithm: 'alpha-beta' },
  );
  expect(nodes.map(({ id, alpha, beta, value }) => [id, alpha, beta, value])).toEqual([
    ['root', '-inf', 'inf', 8],
    ['0', '-inf', 'inf', 8],
    ['0.0', '-inf', 'inf', 10],
    ['0.1', '-inf', 10, 8],
    ['1', 8, 'inf', 4],
    ['1.0', 8, 'inf', 4],
    ['1.1', null, null, null],
  ]);
  expect(nodes[4]!.cutoff).toEqual({ by: 'alpha', kind: 'shallow', skipped: 1 });
  expect(prunedLeaves).toEqual(['1.1']);
});

describe('third notes: "the bound used for the cut-off can stem not only from the parent, but from any ancestor node"', () => {
  const cutoffs = (tree: NodeSpec): unknown[] =>
    solve(buildTree({ title: 't', tree }), { algorithm: 'alpha-beta' }).nodes.flatMap(({ id, cutoff }) =>
      cutoff === null ? [] : [[id, cutoff.by, cutoff.kind]],
    );
  test('shallow: the root is sure of 8, and its child of at most 5', () => {
    expect(cutoffs([8, [5, 1]])).toEqual([['1', 'alpha', 'shallow']]);
  });
  test('deep: two plies further down, the 5 still meets the root’s 8, and no bound in between does', () => {
    expect(cutoffs([8, [[[5, 1], 9], 9]])).toEqual([['1.0.0', 'alpha', 'deep']]);
  });
});
