import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../../reference/adversarial/alphaBeta.ts';
import { criticalTree } from '../../../reference/adversarial/criticalTree.ts';
import { linearEvaluation, withEvaluation } from '../../../reference/adversarial/evaluation.ts';
import { afterPlies, afterRounds, withHorizon } from '../../../reference/adversarial/horizon.ts';
import { iterativeDeepening } from '../../../reference/adversarial/iterativeDeepening.ts';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import {
  bestFirst,
  byEvaluation,
  randomOrder,
  trueValues,
  worstFirst,
} from '../../../reference/adversarial/ordering.ts';
import { steadyWithin, untilQuiet } from '../../../reference/adversarial/quiescence.ts';
import type { Game } from '../../../reference/game.ts';
import { connectFour } from '../../../reference/games/connectFour.ts';
import { hashTree } from '../../../reference/games/hashTree.ts';
import { pursuit } from '../../../reference/games/pursuit.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import { buildTree, treeGame } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import { watch } from '../../../reference/trace.ts';
import { anyTree } from './randomTrees.ts';

const uniform = (branching: number, depth: number, seed: number): Game<number, string> =>
  hashTree({ branching, depth, seed });
const leaves = (game: Game<number, string>): number => {
  const watched = watch(game);
  alphaBeta(watched.game, game.initial);
  return watched.evaluated.length;
};

describe('the critical tree (Knuth & Moore 1975)', () => {
  test.each([
    [4, 6, 127],
    [10, 4, 199],
    [2, 14, 255],
    [3, 5, 3 ** 3 + 3 ** 2 - 1],
    [1, 7, 1],
    [5, 0, 1],
  ])(
    'branching %i, depth %i: %i leaves, and alpha–beta looks at no other when the best comes first',
    (branching, depth, minimum) => {
      for (let seed = 1; seed <= 3; seed += 1) {
        const game = bestFirst(uniform(branching, depth, seed));
        const types = criticalTree(game, game.initial);
        expect([...types.keys()].filter((state) => game.isTerminal(state)).length).toBe(minimum);
        const watched = watch(game);
        alphaBeta(watched.game, game.initial);
        expect(new Set([game.initial, ...watched.generated])).toEqual(new Set(types.keys()));
        // No order does with less, and the worst prunes least.
        expect(leaves(uniform(branching, depth, seed))).toBeGreaterThanOrEqual(minimum);
      }
    },
  );

  test('types of a small tree, from the definition', () => {
    const tree = buildTree({
      title: 't',
      tree: [
        [
          [1, 2],
          [3, 4],
        ],
        [
          [5, 6],
          [7, 8],
        ],
      ],
    });
    const types = Object.fromEntries(
      [...criticalTree(treeGame(tree), 0)].map(([state, type]) => [tree.nodes[state]!.id, type]),
    );
    expect(types).toEqual({
      root: 1,
      0: 1,
      '0.0': 1,
      '0.0.0': 1,
      '0.0.1': 2,
      '0.1': 2,
      '0.1.0': 3,
      1: 2,
      '1.0': 3,
      '1.0.0': 2,
      '1.0.1': 2,
    });
  });
});

describe('move ordering', () => {
  test('the value never depends on it; best first looks at least, worst first at most', () => {
    const total = { best: 0, given: 0, random: 0, worst: 0 };
    for (let seed = 1; seed <= 60; seed += 1) {
      const game = uniform(3, 6, seed);
      const { value } = minimax(game, game.initial);
      const orders = {
        best: bestFirst(game),
        given: game,
        random: randomOrder(Random.seeded(seed), game),
        worst: worstFirst(game),
      };
      for (const [name, ordered] of Object.entries(orders)) {
        expect(alphaBeta(ordered, ordered.initial).value, `seed ${seed}, ${name}`).toBe(value);
        total[name as keyof typeof total] += leaves(ordered);
      }
    }
    expect(total.best).toBe(60 * (2 * 27 - 1));
    expect(total.best).toBeLessThan(total.random);
    expect(total.random).toBeLessThan(total.worst);
    expect(total.given).toBeLessThan(total.worst);
    // Even so a deep bound may cut: only special values make the worst case of b^d leaves.
    expect(total.worst).toBeLessThan(60 * 3 ** 6);
  });

  test('by evaluation: falling at MAX, rising at MIN, ties and chance as given', () => {
    const tree = buildTree({
      title: 't',
      levels: ['max', 'min', 'chance'],
      tree: [
        { evaluation: 1, children: [4, 2, 3] },
        { evaluation: 5, children: [[9, 1], 0] },
        { evaluation: 1, children: [7] },
        3,
      ],
    });
    const plain = treeGame(tree);
    const game = byEvaluation({
      ...plain,
      evaluate: (state) => (tree.nodes[state]!.id === '1.0' ? 8 : plain.evaluate(state)),
    });
    expect(game.actions(0)).toEqual(['1', '3', '0', '2']);
    expect(game.actions(1)).toEqual(['1', '2', '0']);
    expect(game.actions(5)).toEqual(['1', '0']);
    expect(game.actions(6)).toEqual(['0', '1']);
  });

  test('a random order is the same each time a state is asked, and every order comes up', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const game = randomOrder(Random.seeded(seed), uniform(3, 1, 1));
      const order = game.actions(game.initial).join('');
      expect(game.actions(game.initial).join('')).toBe(order);
      seen.add(order);
    }
    expect(seen.size).toBe(6);
  });

  test('true values are those of brute force, chance included', () => {
    const game = treeGame(
      buildTree({
        title: 't',
        levels: ['max', 'chance', 'min'],
        tree: [
          [
            [4, 6],
            [8, 9],
          ],
          [[1, 3], 7],
        ],
      }),
    );
    const valueOf = trueValues(game);
    expect([valueOf(0), valueOf(1)]).toEqual([6, 6]);
  });
});

describe('horizons', () => {
  test('after so many plies, a search is the same as with that depth', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = Random.seeded(seed);
      const game = treeGame(
        buildTree(
          randomTreeSpec(random, {
            depth: [3, 6],
            branching: [1, 3],
            values: 'small',
            uneven: 0.2,
            evaluations: true,
          }),
        ),
      );
      for (const depth of [0, 1, 2, 4]) {
        const horizon = withHorizon(game, 0, afterPlies(depth));
        expect(minimax(horizon, horizon.initial), `seed ${seed}`).toEqual(minimax(game, 0, { depth }));
      }
    }
  });

  test('one against many: a round is over when all have moved', () => {
    const game = pursuit({ grid: ['....', '....'], runner: 0, chasers: [7, 3], rounds: 9 });
    for (const rounds of [1, 2]) {
      const horizon = withHorizon(game, game.initial, afterRounds(rounds));
      expect(minimax(horizon, horizon.initial)).toEqual(minimax(game, game.initial, { depth: 3 * rounds }));
    }
  });

  test('two moves in a row by the same player are one turn, not two rounds', () => {
    const game = treeGame(buildTree({ title: 't', levels: ['max', 'max', 'min'], tree: [[[[5]]]] }));
    const horizon = withHorizon(game, 0, afterRounds(1));
    const path = ['0', '0', '0'].reduce(
      (states, action) => [...states, horizon.result(states.at(-1)!, action)],
      [horizon.initial],
    );
    expect(path.map(({ ply, rounds }) => [ply, rounds])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
    ]);
    expect(path.map((state) => horizon.isTerminal(state))).toEqual([false, false, false, true]);
  });

  test('quiet positions end the search, others are looked into further', () => {
    // At depth 1 the exchange on the left looks like a gain of 9; the reply takes it back.
    const tree = buildTree({
      title: 't',
      tree: [
        {
          evaluation: 9,
          children: [
            { evaluation: -3, children: [-3] },
            { evaluation: 2, children: [2] },
          ],
        },
        { evaluation: 1, children: [{ evaluation: 1, children: [1] }] },
      ],
    });
    const game = treeGame(tree);
    const decide = (extension: number): [number, string | null] => {
      const horizon = withHorizon(game, 0, untilQuiet(1, steadyWithin(game, 2), extension));
      const { value, action } = alphaBeta(horizon, horizon.initial);
      return [value, action];
    };
    expect(decide(0)).toEqual([9, '0']);
    expect(decide(1)).toEqual([1, '1']);
    expect(decide(9)).toEqual([1, '1']);
  });
});

describe('evaluation', () => {
  test('EVAL(s) = w1 f1(s) + … + wn fn(s); at the end of the game the utility counts', () => {
    const cells = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === '1').length;
    const evaluate = linearEvaluation<number>([
      { weight: 9, value: (state) => cells(state & 0x1ff) - cells(state >> 9) },
      { weight: -0.5, value: (state) => ((state >> 4) & 1) - ((state >> 13) & 1) },
    ]);
    const game = withEvaluation(ticTacToe(), evaluate);
    expect(game.evaluate(0b10000)).toBe(9 - 0.5);
    expect(game.evaluate(0b111 | (0b011000 << 9))).toBe(1);
    expect(linearEvaluation([])(0)).toBe(0);
  });
});

describe('iterative deepening', () => {
  test('without a limit it ends with the value and move of the whole game', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const game = withEvaluation(treeGame(buildTree(anyTree(seed, 'two'))), () => 0);
      const { value, solved, rounds, nodes } = iterativeDeepening(game, 0);
      expect([value, solved], `seed ${seed}`).toEqual([minimax(game, 0).value, true]);
      expect(nodes).toBe(rounds.reduce((sum, round) => sum + round.nodes, 0));
    }
  });

  test('each round is alpha–beta to its depth', () => {
    const game = connectFour();
    const { rounds, solved } = iterativeDeepening(game, game.initial, { maxDepth: 5 });
    expect(solved).toBe(false);
    expect(rounds.map(({ depth, value, finished }) => [depth, value, finished])).toEqual(
      [1, 2, 3, 4, 5].map((depth) => [depth, alphaBeta(game, game.initial, { depth }).value, true]),
    );
  });

  test('a best move at any budget, never more nodes than that, and never a worse one than the last finished round had', () => {
    const game = ticTacToe();
    const state = game.result(game.result(game.initial, '4'), '1'); // X in the middle, O on a side: X can win
    const whole = iterativeDeepening(game, state);
    const actions = game.actions(state);
    for (let budget = 0; budget <= whole.nodes; budget += budget < 300 ? 1 : 97) {
      const { action, nodes, rounds } = iterativeDeepening(game, state, { budget });
      expect(actions).toContain(action);
      expect(nodes).toBeLessThanOrEqual(budget);
      const finished = rounds.filter((round) => round.finished).at(-1);
      if (finished !== undefined && finished === rounds.at(-1)) expect(action).toBe(finished.action);
    }
    expect(minimax(game, state).value).toBe(1);
    expect([whole.value, whole.solved]).toEqual([1, true]);
    expect(minimax(game, game.result(state, whole.action!)).value).toBe(1);
  });

  test('the order of the round before pays: the last round alone is smaller than the same search unordered', () => {
    let [ordered, plain] = [0, 0];
    for (let seed = 1; seed <= 20; seed += 1) {
      // Values that a shallow look foretells: a node's evaluation is its own little step on from its
      // parent's.
      const base = hashTree({ branching: 4, depth: 6, seed });
      const drift = new Map<number, number>([[base.initial, 0]]);
      const game: Game<number, string> = {
        ...base,
        result(state, action) {
          const next = base.result(state, action);
          drift.set(next, drift.get(state)! + base.evaluate(next) / 32_768);
          return next;
        },
        utility: (state) => drift.get(state)!,
        evaluate: (state) => drift.get(state)!,
      };
      ordered += iterativeDeepening(game, game.initial).rounds.at(-1)!.nodes;
      const { game: watched, generated } = watch(game);
      alphaBeta(watched, game.initial);
      plain += generated.length;
    }
    expect(ordered).toBeLessThan(0.7 * plain);
  });

  test('a finished game has its value and no move', () => {
    expect(iterativeDeepening(treeGame(buildTree({ title: 't', tree: 7 })), 0)).toEqual({
      value: 7,
      action: null,
      rounds: [],
      nodes: 0,
      solved: true,
    });
  });
});
