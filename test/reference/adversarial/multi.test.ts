import { describe, expect, test } from 'vitest';
import { centred, constantSumNegamax } from '../../../reference/adversarial/constantSum.ts';
import { expectimax } from '../../../reference/adversarial/expectimax.ts';
import { maxN } from '../../../reference/adversarial/maxN.ts';
import { solveMaxN } from '../../../reference/adversarial/maxNSolution.ts';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import { constantSum, cooperative } from '../../../reference/adversarial/multiGame.ts';
import { negamax } from '../../../reference/adversarial/negamax.ts';
import { againstRandom } from '../../../reference/adversarial/randomPlayer.ts';
import { solve } from '../../../reference/adversarial/solve.ts';
import type { Game } from '../../../reference/game.ts';
import { multiTreeGame } from '../../../reference/games/multiTree.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { buildTree, treeGame } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import { byPosition, truth } from './oracle.ts';
import { anyTree } from './randomTrees.ts';

type Vectors = readonly number[] | readonly Vectors[];
const isLeaf = (tree: Vectors): tree is readonly number[] => typeof tree[0] === 'number';

/** A random tree of utility vectors as nested arrays, and as a tree file. */
function vectors(random: Random, players: number, depth: number): Vectors {
  if (depth === 0 || random.number() < 0.15)
    return Array.from({ length: players }, () => random.integer(0, 9));
  return Array.from({ length: random.integer(1, 3) }, () => vectors(random, players, depth - 1));
}
const asSpec = (tree: Vectors): NodeSpec => (isLeaf(tree) ? { utility: tree } : tree.map(asSpec));

/** Max^n by sorting whole lists: the first child among those that are best for the player. */
function byHand(tree: Vectors, players: number, ply = 0): readonly number[] {
  if (isLeaf(tree)) return tree;
  const below = tree.map((child) => byHand(child, players, ply + 1));
  const mover = ply % players;
  const most = Math.max(...below.map((values) => values[mover]!));
  return below.find((values) => values[mover] === most)!;
}

describe('max^n', () => {
  test('1,000 trees of two to four players against brute force', () => {
    for (let seed = 1; seed <= 1000; seed += 1) {
      const random = Random.seeded(seed);
      const players = random.integer(2, 4);
      const tree = vectors(random, players, 4);
      const game = multiTreeGame(
        buildTree({
          title: 't',
          players,
          levels: Array.from({ length: players }, (_, i) => i),
          tree: asSpec(tree),
        }),
      );
      expect(maxN(game, 0).values, `seed ${seed}`).toEqual(byHand(tree, players));
    }
  });

  test('three players by hand: each takes what is best for itself', () => {
    // Player 2 chooses below player 1 below player 0; each inner choice is worked out in the margin.
    const leaf = (...utility: number[]): NodeSpec => ({ utility });
    const tree = buildTree({
      title: 't',
      players: 3,
      levels: [0, 1, 2],
      tree: [
        [
          [leaf(1, 2, 6), leaf(4, 3, 2)],
          [leaf(6, 1, 2), leaf(7, 4, 1)],
        ], // (1,2,6) and (6,1,2): player 1 takes (1,2,6)
        [
          [leaf(5, 1, 1), leaf(1, 5, 2)],
          [leaf(7, 7, 1), leaf(5, 4, 5)],
        ], // (1,5,2) and (5,4,5): player 1 takes (1,5,2)
      ],
    });
    expect(maxN(multiTreeGame(tree), 0)).toEqual({ values: [1, 2, 6], action: '0' });
  });

  test('two opposite utilities: minimax, chance included', () => {
    for (let seed = 1; seed <= 1000; seed += 1) {
      const spec = anyTree(seed, seed % 2 === 0 ? 'two' : 'chance');
      const game = treeGame(buildTree(spec));
      const { value, action } = expectimax(game, 0);
      const { values, action: chosen } = maxN(constantSum(game), 0);
      const slack =
        1e-9 *
        Math.max(
          ...[...byPosition(truth(spec)).values()]
            .filter(({ player }) => player === 'leaf')
            .map((leaf) => Math.abs(leaf.value)),
        );
      expect(Math.abs(values[0]! - value), `seed ${seed}`).toBeLessThanOrEqual(slack);
      expect(Math.abs(values[1]! + value), `seed ${seed}`).toBeLessThanOrEqual(slack);
      if (seed % 2 === 0) expect(chosen, `seed ${seed}`).toBe(action);
    }
  });

  test('cooperation: everyone plays for the best end of the game', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const tree = vectors(Random.seeded(seed), 3, 4);
      const game = multiTreeGame(
        buildTree({ title: 't', players: 3, levels: [0, 1, 2], tree: asSpec(tree) }),
      );
      const sums = (part: Vectors): number[] =>
        isLeaf(part) ? [part.reduce((a, b) => a + b, 0)] : part.flatMap(sums);
      const most = Math.max(...sums(tree));
      expect(maxN(cooperative(game), 0).values, `seed ${seed}`).toEqual([most, most, most]);
    }
  });

  test('a depth limit asks for evaluations', () => {
    const game = {
      ...constantSum(ticTacToe()),
      evaluate: (_state: number, player: number) => (player === 0 ? 3 : 7),
    };
    expect(maxN(game, 0, { depth: 2 })).toEqual({ values: [3, 7], action: '0' });
  });

  test('a tree with one value a leaf is refused', () => {
    expect(() => multiTreeGame(buildTree({ title: 't', tree: [1] }))).toThrow(
      'not a utility for each player',
    );
  });
});

describe('payoffs that share out a constant (1, ½, 0)', () => {
  /** The mistake: payoffs of the player to move, with the sign flipped as if they were zero-sum. */
  function flipped(game: Game<number, string>, state: number): { value: number; action: string | null } {
    const payoff = (s: number): number => (game.player(s) === 'max' ? game.utility(s) : 1 - game.utility(s));
    const value = (s: number): number =>
      game.isTerminal(s) ? payoff(s) : Math.max(...game.actions(s).map((a) => -value(game.result(s, a))));
    const actions = game.actions(state);
    const values = actions.map((a) => -value(game.result(state, a)));
    return { value: Math.max(...values), action: actions[values.indexOf(Math.max(...values))]! };
  }

  test('flipping the sign takes the draw for better than the win; sharing the constant does not', () => {
    // MAX can win at once (1), or draw after a reply (½).
    const game = treeGame(buildTree({ title: 't', tree: [1, [0.5]] }));
    expect(flipped(game, 0).action).toBe('1');
    expect(constantSumNegamax(game, 0, 1)).toEqual({ value: 1, action: '0' });
    expect(negamax(centred(game, 1), 0)).toEqual({ value: 0.5, action: '0' });
  });

  test('random trees: the same value and move as minimax, and as max^n with payoffs for both', () => {
    let fooled = 0;
    for (let seed = 1; seed <= 2000; seed += 1) {
      const spec = anyTree(seed, 'alternating');
      const plain = treeGame(buildTree(spec));
      // Any leaf becomes a win, a draw or a loss.
      const payoff = (state: number): number =>
        [0, 0.5, 1][Math.abs(Math.round(plain.utility(state) * 1e9)) % 3]!;
      const game: Game<number, string> = { ...plain, utility: payoff, evaluate: payoff };
      const expected = minimax(game, 0);
      expect(constantSumNegamax(game, 0, 1), `seed ${seed}`).toEqual(expected);
      const { value, action } = negamax(centred(game, 1), 0);
      expect([value + 0.5, action], `seed ${seed}`).toEqual([expected.value, expected.action]);
      expect(maxN(constantSum(game, 1), 0), `seed ${seed}`).toEqual({
        values: [expected.value, 1 - expected.value],
        action: expected.action,
      });
      if (
        expected.action !== null &&
        game.player(0) === 'max' &&
        minimax(game, game.result(0, flipped(game, 0).action!)).value < expected.value
      )
        fooled += 1;
    }
    expect(fooled).toBeGreaterThan(50);
  });
});

describe('random opponents', () => {
  test('a published example: against an adversary the middle bin (1), against chance the last (5)', () => {
    // Stanford CS221, game 1: choose a bin, the other chooses a number in it.
    const game = treeGame(
      buildTree({
        title: 'Bins',
        tree: [
          [-50, 50],
          [1, 3],
          [-5, 15],
        ],
      }),
    );
    expect(minimax(game, 0)).toEqual({ value: 1, action: '1' });
    expect(expectimax(againstRandom(game), 0)).toEqual({ value: 5, action: '2' });
    expect(expectimax(againstRandom(game, 'max'), 0)).toEqual({ value: (-50 + 1 - 5) / 3, action: null });
  });
});

describe('solveMaxN', () => {
  test('values are lists, one number a player; the rest is as in solve', () => {
    const tree = buildTree({
      title: 't',
      players: 3,
      levels: [0, 1, 2],
      tree: [[{ utility: [1, 2, 6] }, { id: 'x', utility: [4, 3, 2] }], { utility: [4, 0, 0] }],
    });
    const solution = solveMaxN(tree);
    expect(JSON.parse(JSON.stringify(solution))).toMatchObject({
      value: [4, 3, 2],
      actions: ['0', '1'],
      bestChildren: [0, 1],
      principalVariation: ['root', '0', 'x'],
      evaluatedLeaves: ['0.0', 'x', '1'],
      pruned: [],
      counts: { visited: 5, generated: 4, expanded: 2, evaluated: 3 },
    });
    expect(solution.nodes[1]).toEqual({
      id: '0',
      player: 1,
      value: [4, 3, 2],
      bound: 'exact',
      alpha: null,
      beta: null,
      cutoff: null,
    });
    expect(solution.leaves[1]).toEqual({ id: 'x', value: [4, 3, 2], state: 'evaluated' });
  });

  test('a tree with one value a leaf is zero-sum: what minimax says, for both', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const tree = buildTree(anyTree(seed, 'two'));
      const expected = solve(tree, { algorithm: 'minimax' });
      const solution = solveMaxN(tree);
      expect(
        [solution.value[0], solution.bestChildren, solution.principalVariation, solution.counts],
        `seed ${seed}`,
      ).toEqual([expected.value, expected.bestChildren, expected.principalVariation, expected.counts]);
    }
  });

  test('a chance node ends the best line; a depth limit without evaluations is refused by name', () => {
    const dice = buildTree({
      title: 't',
      players: 2,
      levels: [0, 'chance'],
      tree: [[{ utility: [0, 1] }, { utility: [1, 0] }], { utility: [0, 0] }],
    });
    expect(solveMaxN(dice)).toMatchObject({ value: [0.5, 0.5], principalVariation: ['root', '0'] });
    expect(() => solveMaxN(dice, 1)).toThrow('node 0 has no evaluation');
  });
});
