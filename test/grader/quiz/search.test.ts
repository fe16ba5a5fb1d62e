import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '../../../reference/adversarial/solve.ts';
import { CUTS } from '../../../reference/game.ts';
import type { RandomTreeShape } from '../../../reference/games/randomTree.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import { toNumber } from '../../../grader/quiz/exactNumber.ts';
import { bestChildren, exactValues, principalVariation } from '../../../grader/quiz/tree/values.ts';
import { leafProof } from '../../../grader/quiz/tree/leafProof.ts';
import { searchByHand } from '../../../grader/quiz/tree/search.ts';
import type { SearchSettings } from '../../../grader/quiz/types.ts';

const FULL = { alpha: -Infinity, beta: Infinity };
const seeds = fc.integer({ min: 0, max: 0x7fffffff });
const treeOf = (seed: number, shape: RandomTreeShape): Tree =>
  buildTree(randomTreeSpec(Random.seeded(seed), shape));
const bound = (value: number | 'inf' | '-inf' | null): number =>
  value === 'inf' ? Infinity : value === '-inf' ? -Infinity : (value as number);

/** The same game in other units. */
const times = (tree: Tree & { readonly bounds: readonly [number, number] }, factor: number): Tree => ({
  ...tree,
  bounds: [tree.bounds[0] * factor, tree.bounds[1] * factor],
  nodes: tree.nodes.map((node) => (node.value === null ? node : { ...node, value: node.value * factor })),
});

/** Everything that both tell about a search. */
function sameAsSolved(tree: Tree, how: SearchSettings): void {
  const byHand = searchByHand(tree, how);
  const solved = solve(tree, { algorithm: how.algorithm, cut: how.cut, window: how.window });
  expect(byHand.evaluated.map((leaf) => tree.nodes[leaf]!.id)).toEqual(solved.evaluatedLeaves);
  for (const { index } of tree.nodes) {
    const theirs = solved.nodes[index]!;
    const window = byHand.windows[index]!;
    expect(window === null).toBe(theirs.value === null);
    if (window === null || how.algorithm === 'minimax') continue;
    expect(window.alpha).toBeCloseTo(bound(theirs.alpha), 6);
    expect(window.beta).toBeCloseTo(bound(theirs.beta), 6);
    expect(byHand.cutoffs[index]).toEqual(theirs.cutoff);
  }
}

describe('the search by hand without a mistake is the reference’s search', () => {
  const shapes: readonly (readonly [string, RandomTreeShape])[] = [
    [
      'small values',
      { depth: [1, 5], branching: [1, 4], values: 'small', uneven: 0.2, oneChild: 0.1, maxNodes: 200 },
    ],
    ['ties', { depth: [1, 5], branching: [1, 4], values: 'ties', uneven: 0.2, maxNodes: 200 }],
    [
      'two MIN layers',
      { depth: [1, 5], branching: [1, 3], values: 'small', levels: ['max', 'min', 'min'], maxNodes: 200 },
    ],
    [
      'a MIN root',
      { depth: [1, 5], branching: [2, 3], values: 'ties', levels: ['min', 'max'], maxNodes: 200 },
    ],
  ];
  test.each(shapes)('alpha–beta: %s', (_name, shape) => {
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(...CUTS),
        fc.integer({ min: -10, max: 0 }),
        fc.boolean(),
        (seed, cut, alpha, narrow) => {
          const window = narrow ? { alpha, beta: alpha + 6 } : { alpha: -Infinity, beta: Infinity };
          sameAsSolved(treeOf(seed, shape), { algorithm: 'alpha-beta', cut, window });
        },
      ),
      { numRuns: 400 },
    );
  });

  test('minimax', () => {
    fc.assert(
      fc.property(seeds, (seed) =>
        sameAsSolved(treeOf(seed, shapes[0]![1]), {
          algorithm: 'minimax',
          cut: 'non-strict',
          window: { alpha: -Infinity, beta: Infinity },
        }),
      ),
      { numRuns: 100 },
    );
  });

  test('star1, with probabilities that no double holds exactly', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(...CUTS),
        fc.constantFrom('uniform' as const, 'given' as const),
        (seed, cut, outcomes) => {
          const tree = {
            ...treeOf(seed, {
              depth: [2, 4],
              branching: [2, 3],
              values: 'small',
              levels: ['max', 'chance', 'min'],
              outcomes,
              maxNodes: 120,
            }),
            bounds: [-10, 10] as const,
          };
          // Moved by amounts of their own, leaves are hardly ever level; what then meets a bound by rounding alone
          // does not in the same tree with all its values multiplied.
          const apart = {
            ...tree,
            nodes: tree.nodes.map((node) =>
              node.value === null
                ? node
                : { ...node, value: node.value + ((node.index * 7919) % 1009) / 10_007 },
            ),
          };
          const how = { algorithm: 'star1', cut, window: FULL } as const;
          const [evaluated, ...others] = [1, 3, 5, 7, 11, 13].map((factor) =>
            solve(times(apart, factor), how).evaluatedLeaves.join(),
          );
          fc.pre(others.every((other) => other === evaluated));
          sameAsSolved(apart, how);
        },
      ),
      { numRuns: 300, examples: [[518770651, 'strict', 'uniform']] },
    );
  });
});

/** What stands at the leaves is what the bounds say, so that a bound of the leaves is reached now and then. */
test('star1 by hand is the reference’s, with bounds that leaves reach, and with one bound alone', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.constantFrom(...CUTS),
      fc.constantFrom([0, 1] as const, [0, Infinity] as const, [-Infinity, 1] as const),
      fc.constantFrom(['max', 'chance', 'min'] as const, ['min', 'chance', 'max'] as const),
      (seed, cut, bounds, levels) => {
        // Halves and quarters of 0 and 1 are exact, so rounding decides nothing.
        const tree = treeOf(seed, {
          depth: [2, 4],
          branching: [2, 2],
          values: 'ties',
          levels,
          maxNodes: 120,
        });
        const nodes = tree.nodes.map((node) =>
          node.value === null ? node : { ...node, value: Math.abs(node.value) % 2 },
        );
        sameAsSolved({ ...tree, nodes, bounds }, { algorithm: 'star1', cut, window: FULL });
      },
    ),
    { numRuns: 300 },
  );
});

test('why a leaf below a reached bound does not matter', () => {
  const tree = buildTree({
    title: 'x',
    levels: ['max', 'chance'],
    bounds: [0, 1],
    tree: [
      [1, 1],
      [0, 1],
    ],
  });
  const how = { algorithm: 'star1', cut: 'non-strict', window: FULL } as const;
  expect(leafProof(tree, how, 5)).toEqual({
    code: 'bound-reached',
    leaf: '1.0',
    node: 'root',
    side: 'highest',
    bound: 1,
  });
});

describe('exact values', () => {
  test('are those of minimax and expectimax, and best moves too', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(['max', 'min'] as const, ['max', 'chance', 'min'] as const),
        (seed, levels) => {
          const tree = treeOf(seed, {
            depth: [1, 4],
            branching: [1, 4],
            values: 'small',
            levels,
            outcomes: 'given',
            maxNodes: 200,
          });
          const values = exactValues(tree);
          const solved = solve(tree, { algorithm: 'expectimax' });
          for (const { index } of tree.nodes)
            expect(toNumber(values[index]![0]!)).toBeCloseTo(bound(solved.nodes[index]!.value), 9);
          expect(bestChildren(tree, values)).toEqual(solved.bestChildren);
          if (levels.length === 2)
            expect(principalVariation(tree, values).map((index) => tree.nodes[index]!.id)).toEqual(
              solved.principalVariation,
            );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('thirds add up exactly', () => {
    const tree = buildTree({ title: 'thirds', levels: ['chance'], tree: [1, 1, 2] });
    expect(exactValues(tree)[0]).toEqual(['4/3']);
  });

  test('a leaf that is not given matters only where it can', () => {
    const tree = buildTree({
      title: 'x',
      tree: [
        [3, 12, 8],
        [2, null, null],
        [null, 1],
      ],
    });
    expect(exactValues(tree).slice(0, 2)).toEqual([['3'], ['3']]);
    expect(exactValues(tree)[5]).toBeNull();
  });
});
