import { describe, expect, test } from 'vitest';
import { solve } from '../../../reference/adversarial/solve.ts';
import { buildTree, NoEvaluationError, treeGame, UnknownLeafError } from '../../../reference/games/tree.ts';

describe('buildTree', () => {
  test('several players move in turn unless the file says otherwise', () => {
    const tree = [[[{ utility: [1, 2, 3] }]]];
    const moversOf = (levels?: readonly number[]): unknown[] =>
      buildTree({ title: 't', players: 3, tree, ...(levels === undefined ? {} : { levels }) })
        .nodes.slice(0, 3)
        .map(({ player }) => player);
    expect(moversOf()).toEqual([0, 1, 2]);
    expect(moversOf([2, 0])).toEqual([2, 0, 2]);
  });

  test('arrays and explicit nodes mix; ids, actions and players have their defaults', () => {
    const { nodes } = buildTree({
      title: 't',
      root: 'min',
      tree: [1, [2, { id: 'x', action: 'go', value: 'inf' }], { player: 'max', children: [3, '-inf', null] }],
    });
    expect(
      nodes.map(({ id, action, player, value, ply, parent }) => [id, action, player, value, ply, parent]),
    ).toEqual([
      ['root', '', 'min', null, 0, -1],
      ['0', '0', 'max', 1, 1, 0],
      ['1', '1', 'max', null, 1, 0],
      ['1.0', '0', 'min', 2, 2, 2],
      ['x', 'go', 'min', Infinity, 2, 2],
      ['2', '2', 'max', null, 1, 0],
      ['2.0', '0', 'min', 3, 2, 5],
      ['2.1', '1', 'min', -Infinity, 2, 5],
      ['2.2', '2', 'min', null, 2, 5],
    ]);
  });

  test('chance children are equally likely unless they say otherwise', () => {
    const tree = buildTree({ title: 't', levels: ['chance', 'max'], tree: [1, 2, 3, 4] });
    expect(treeGame(tree).probability(0, '2')).toBe(0.25);
    const given = buildTree({
      title: 't',
      levels: ['chance'],
      tree: {
        children: [
          { probability: 0.9, value: 1 },
          { probability: 0.1, value: 2 },
        ],
      },
    });
    expect(treeGame(given).probability(0, '1')).toBe(0.1);
  });
});

describe('treeGame', () => {
  const wide = { title: 't', tree: Array.from({ length: 200_000 }, (_, i) => (i * 7919) % 200_000) };

  test('200,000 children of one node: a search looks at each once', () => {
    const tree = buildTree(wide);
    for (const algorithm of ['minimax', 'alpha-beta'] as const) {
      const { value, counts, actions } = solve(tree, { algorithm });
      expect({ value, counts, actions }).toEqual({
        value: 199_999,
        actions: [String(wide.tree.indexOf(199_999))],
        counts: { visited: 200_001, generated: 200_000, expanded: 1, evaluated: 200_000 },
      });
    }
  });

  test('what is not in the tree is refused by name', () => {
    const game = treeGame(buildTree({ title: 't', tree: [[1, null], { children: [3], evaluation: 5 }] }));
    expect(() => game.result(1, '7')).toThrow('no action 7 at node 0');
    expect(() => game.player(99)).toThrow('no node 99');
    expect(() => game.utility(3)).toThrow(UnknownLeafError);
    expect(() => game.utility(3)).toThrow('leaf 0.1 has no value');
    expect(() => game.evaluate(1)).toThrow(NoEvaluationError);
    expect(game.evaluate(4)).toBe(5);
    const many = treeGame(buildTree(wide));
    expect(() => many.result(0, '200000')).toThrow('no action 200000 at node root');
  });
});
