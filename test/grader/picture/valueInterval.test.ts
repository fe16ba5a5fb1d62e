import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectimax } from '../../../reference/adversarial/expectimax.ts';
import { buildTree, treeGame, type Tree } from '../../../reference/games/tree.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { Random } from '../../../reference/random.ts';
import { valueIntervals } from '../../../grader/picture/valueInterval.ts';

const isLeaf = (node: Tree['nodes'][number]): boolean => node.children.length === 0;

describe('knownValues', () => {
  it('knows every value exactly once every leaf is seen, as the reference does', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, chance) => {
        const tree = buildTree(
          randomTreeSpec(Random.seeded(seed), {
            depth: [1, 4],
            branching: [1, 4],
            values: 'ties',
            uneven: 0.3,
            ...(chance ? { levels: ['max', 'chance', 'min'] } : {}),
          }),
        );
        const game = treeGame(tree);
        const known = valueIntervals(tree.nodes, isLeaf, (node) => node.value);
        for (const node of tree.nodes) {
          const { value } = expectimax(game, node.index);
          expect(known[node.index]!.low).toBeCloseTo(value, 9);
          expect(known[node.index]!.high).toBeCloseTo(value, 9);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('holds whatever the leaves turn out to be that were not seen', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = Random.seeded(seed);
        const tree = buildTree(
          randomTreeSpec(random, {
            depth: [1, 4],
            branching: [1, 3],
            values: 'small',
            levels: ['max', 'min', 'chance'],
          }),
        );
        const seen = new Set(tree.nodes.filter(() => random.integer(0, 1) === 0).map((node) => node.index));
        const known = valueIntervals(tree.nodes, isLeaf, (node) =>
          seen.has(node.index) ? node.value : null,
        );
        for (const extreme of [-1e6, 0, 1e6]) {
          const filled: Tree = {
            ...tree,
            nodes: tree.nodes.map((node) =>
              isLeaf(node) && !seen.has(node.index) ? { ...node, value: extreme } : node,
            ),
          };
          const { value } = expectimax(treeGame(filled), 0);
          expect(known[0]!.low).toBeLessThanOrEqual(value + 1e-6);
          expect(known[0]!.high).toBeGreaterThanOrEqual(value - 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('says nothing about ∞ − ∞ under one chance node', () => {
    const tree = buildTree({ title: 't', levels: ['chance'], tree: ['inf', '-inf'] });
    expect(valueIntervals(tree.nodes, isLeaf, (node) => node.value)[0]).toEqual({
      low: -Infinity,
      high: Infinity,
    });
  });
});
