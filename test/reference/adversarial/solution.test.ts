import { describe, expect, test } from 'vitest';
import { solve } from '../../../reference/adversarial/solve.ts';
import type { TreeSpec } from '../../../reference/games/treeSpec.ts';
import { buildTree } from '../../../reference/games/tree.ts';

const tree = (spec: TreeSpec['tree'], more: Partial<TreeSpec> = {}) =>
  buildTree({ title: 't', tree: spec, ...more });
const FIGURE_5_2: TreeSpec['tree'] = [
  { id: 'B', action: 'a1', children: [3, 12, 8] },
  { id: 'C', action: 'a2', children: [2, 4, 6] },
  { id: 'D', action: 'a3', children: [14, 5, 2] },
];

describe('solve', () => {
  test('figure 5.2 of the fifth notes, all of it', () => {
    const solution = solve(tree(FIGURE_5_2), { algorithm: 'alpha-beta' });
    expect(JSON.parse(JSON.stringify(solution))).toEqual({
      value: 3,
      actions: ['a1'],
      bestChildren: [0],
      principalVariation: ['root', 'B', '0.0'],
      leaves: [
        { id: '0.0', value: 3, state: 'evaluated' },
        { id: '0.1', value: 12, state: 'evaluated' },
        { id: '0.2', value: 8, state: 'evaluated' },
        { id: '1.0', value: 2, state: 'evaluated' },
        { id: '1.1', value: 4, state: 'pruned' },
        { id: '1.2', value: 6, state: 'pruned' },
        { id: '2.0', value: 14, state: 'evaluated' },
        { id: '2.1', value: 5, state: 'evaluated' },
        { id: '2.2', value: 2, state: 'evaluated' },
      ],
      evaluatedLeaves: ['0.0', '0.1', '0.2', '1.0', '2.0', '2.1', '2.2'],
      prunedLeaves: ['1.1', '1.2'],
      prunedBranches: ['1.1', '1.2'],
      pruned: ['1.1', '1.2'],
      nodes: [
        { id: 'root', player: 'max', value: 3, bound: 'exact', alpha: '-inf', beta: 'inf', cutoff: null },
        { id: 'B', player: 'min', value: 3, bound: 'exact', alpha: '-inf', beta: 'inf', cutoff: null },
        { id: '0.0', player: 'max', value: 3, bound: 'exact', alpha: '-inf', beta: 'inf', cutoff: null },
        { id: '0.1', player: 'max', value: 12, bound: 'exact', alpha: '-inf', beta: 3, cutoff: null },
        { id: '0.2', player: 'max', value: 8, bound: 'exact', alpha: '-inf', beta: 3, cutoff: null },
        {
          id: 'C',
          player: 'min',
          value: 2,
          bound: 'upper',
          alpha: 3,
          beta: 'inf',
          cutoff: { by: 'alpha', kind: 'shallow', skipped: 2 },
        },
        { id: '1.0', player: 'max', value: 2, bound: 'exact', alpha: 3, beta: 'inf', cutoff: null },
        { id: '1.1', player: 'max', value: null, bound: null, alpha: null, beta: null, cutoff: null },
        { id: '1.2', player: 'max', value: null, bound: null, alpha: null, beta: null, cutoff: null },
        // The last child meets the bound: a cutoff that skips nothing, and a value that is known exactly
        // (figure 5.5 f).
        {
          id: 'D',
          player: 'min',
          value: 2,
          bound: 'exact',
          alpha: 3,
          beta: 'inf',
          cutoff: { by: 'alpha', kind: 'shallow', skipped: 0 },
        },
        { id: '2.0', player: 'max', value: 14, bound: 'exact', alpha: 3, beta: 'inf', cutoff: null },
        { id: '2.1', player: 'max', value: 5, bound: 'exact', alpha: 3, beta: 14, cutoff: null },
        { id: '2.2', player: 'max', value: 2, bound: 'exact', alpha: 3, beta: 5, cutoff: null },
      ],
      counts: { visited: 11, generated: 10, expanded: 4, evaluated: 7 },
    });
  });

  test('a deep cutoff: the bound is the root’s, not the parent’s', () => {
    // Third notes: the root can have 8; four plies down, 5 is enough to see that this line is never played.
    const { nodes, prunedLeaves } = solve(tree([[8], [[[5, 6], 7], 9]]), { algorithm: 'alpha-beta' });
    expect(nodes.find(({ id }) => id === '1.0.0')).toMatchObject({
      alpha: 8,
      cutoff: { by: 'alpha', kind: 'deep', skipped: 1 },
    });
    expect(prunedLeaves).toEqual(['1.0.0.1', '1.1']);
  });

  test('every optimal move where the algorithm sees them all, the first where it cuts', () => {
    const ties = tree([
      [10, 11],
      [10, 0],
      [10, 12],
    ]);
    expect(solve(ties, { algorithm: 'minimax' }).bestChildren).toEqual([0, 2]);
    expect(solve(ties, { algorithm: 'negamax' }).bestChildren).toEqual([0, 2]);
    expect(solve(ties, { algorithm: 'all-optimal' }).bestChildren).toEqual([0, 2]);
    expect(solve(ties, { algorithm: 'alpha-beta' }).bestChildren).toEqual([0]);
  });

  test('expectations that differ by rounding are tied', () => {
    // 0.1 + 0.2 and 0.3 differ in floating point.
    const dice = tree(
      [
        {
          children: [
            { probability: 0.5, value: 0.1 },
            { probability: 0.5, value: 0.2 },
          ],
        },
        { children: [0.15, 0.15] },
      ],
      { levels: ['max', 'chance'] },
    );
    expect(solve(dice, { algorithm: 'expectimax' }).bestChildren).toEqual([0, 1]);
    expect(solve(dice, { algorithm: 'expectimax' }).principalVariation.length).toBe(2);
  });

  test('a depth limit: inner nodes at the limit are leaves, what lies below is neither seen nor pruned', () => {
    const limited = tree([{ evaluation: 4, children: [1, 2] }, { evaluation: 6, children: [3, [7, 8]] }, 5]);
    const solution = solve(limited, { algorithm: 'alpha-beta', depth: 1 });
    expect(solution.value).toBe(6);
    expect(solution.leaves.map(({ id, value, state }) => `${id} ${value} ${state}`)).toEqual([
      '0 4 evaluated',
      '0.0 1 beyond-depth',
      '0.1 2 beyond-depth',
      '1 6 evaluated',
      '1.0 3 beyond-depth',
      '1.1.0 7 beyond-depth',
      '1.1.1 8 beyond-depth',
      '2 5 evaluated',
    ]);
    expect(solution.pruned).toEqual([]);
    expect(solution.counts).toEqual({ visited: 4, generated: 3, expanded: 1, evaluated: 3 });
  });

  test('an initial window may leave no move known to be best', () => {
    const narrow = { alpha: 20, beta: 30 };
    const hard = solve(tree(FIGURE_5_2), { algorithm: 'alpha-beta', returns: 'fail-hard', window: narrow });
    expect([hard.value, hard.bestChildren, hard.principalVariation, hard.nodes[0]!.bound]).toEqual([
      20,
      [],
      ['root'],
      'upper',
    ]);
    const soft = solve(tree(FIGURE_5_2), { algorithm: 'alpha-beta', window: narrow });
    expect([soft.value, soft.nodes[0]!.alpha, soft.nodes[0]!.bound]).toEqual([14, 20, 'upper']);
  });

  test('infinities are words and there is no −0', () => {
    const solution = solve(tree(['inf', '-inf', -0], { root: 'min' }), { algorithm: 'minimax' });
    expect(solution.value).toBe('-inf');
    expect(solution.leaves.map(({ value }) => value)).toEqual(['inf', '-inf', 0]);
    expect(Object.is(solve(tree([[0]]), { algorithm: 'negamax' }).nodes[1]!.value, 0)).toBe(true);
  });

  test('a root with 200,000 equal children: every one is optimal', () => {
    const flat = tree(new Array(200_000).fill(5));
    expect(solve(flat, { algorithm: 'all-optimal' }).bestChildren.length).toBe(200_000);
    expect(solve(flat, { algorithm: 'minimax' }).actions.length).toBe(200_000);
  });

  test('a leaf that star2 looks at twice is listed once and counted twice', () => {
    const dice = tree(
      [
        [
          [1, 2],
          [3, 4],
        ],
        [
          [4, 5],
          [0, 1],
        ],
      ],
      { levels: ['max', 'chance', 'min'], bounds: [0, 9] },
    );
    const { evaluatedLeaves, counts } = solve(dice, { algorithm: 'star2' });
    expect(new Set(evaluatedLeaves).size).toBe(evaluatedLeaves.length);
    expect(counts.evaluated).toBeGreaterThan(evaluatedLeaves.length);
  });

  test('a tree with a utility for each player is refused by the algorithms for two', () => {
    const three = tree([{ utility: [1, 2, 3] }], { players: 3, levels: [0, 1, 2] });
    for (const algorithm of ['minimax', 'alpha-beta', 'negamax', 'expectimax', 'all-optimal'] as const) {
      expect(() => solve(three, { algorithm })).toThrow('use max-n');
    }
  });
});
