import { describe, expect, test } from 'vitest';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import { trueValues } from '../../../reference/adversarial/ordering.ts';
import {
  contingentStrategy,
  fixedOpponent,
  optimalOpponent,
  randomOpponent,
  sureOf,
  yieldOf,
} from '../../../reference/adversarial/strategy.ts';
import type { Policy } from '../../../reference/adversarial/strategy.ts';
import type { Game } from '../../../reference/game.ts';
import { hashTree } from '../../../reference/games/hashTree.ts';
import { nim } from '../../../reference/games/nim.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import { buildTree, treeGame } from '../../../reference/games/tree.ts';
import { andOrSearch } from '../../../reference/path/andOr.ts';
import type { Plan } from '../../../reference/path/andOr.ts';
import { Random } from '../../../reference/random.ts';
import { minimalLeaves } from '../../../reference/theory.ts';
import { byPosition, truth } from './oracle.ts';
import { anyTree } from './randomTrees.ts';

describe('the contingent strategy (fifth notes)', () => {
  test('figure 5.2: a1, and what it yields against each opponent', () => {
    const game = treeGame(
      buildTree({
        title: 'Figure 5.2',
        tree: [
          [3, 12, 8],
          [2, 4, 6],
          [14, 5, 2],
        ],
      }),
    );
    const strategy = contingentStrategy(game, 0);
    expect([...strategy]).toEqual([[0, '0']]);
    expect(yieldOf(game, 0, strategy, optimalOpponent('min'))).toBe(3);
    expect(yieldOf(game, 0, strategy, randomOpponent())).toBeCloseTo((3 + 12 + 8) / 3, 12);
    expect(
      yieldOf(
        game,
        0,
        strategy,
        fixedOpponent(() => '1'),
      ),
    ).toBe(12);
    // Another strategy may do better against a weak opponent, and does worse against a strong one.
    const gamble = new Map([[0, '2']]);
    expect(
      yieldOf(
        game,
        0,
        gamble,
        fixedOpponent(() => '0'),
      ),
    ).toBe(14);
    expect(yieldOf(game, 0, gamble, optimalOpponent('min'))).toBe(2);
  });

  test('2,000 trees: it yields the minimax value against the best opponent, no less against any, and no other yields more', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const spec = anyTree(seed, 'two');
      const game = treeGame(buildTree(spec));
      const random = Random.seeded(seed);
      const { value } = truth(spec);
      const slack =
        1e-9 *
        Math.max(
          ...[...byPosition(truth(spec)).values()]
            .filter(({ player }) => player === 'leaf')
            .map((leaf) => Math.abs(leaf.value)),
        );
      const any = fixedOpponent<number, string>(
        (state) => game.actions(state)[state % game.actions(state).length]!,
      );
      const at = `seed ${seed}`;
      const mine = contingentStrategy(game, 0, 'max');
      expect(yieldOf(game, 0, mine, optimalOpponent('min')), at).toBe(value);
      expect(yieldOf(game, 0, mine, any), at).toBeGreaterThanOrEqual(value);
      expect(yieldOf(game, 0, mine, randomOpponent()), at).toBeGreaterThanOrEqual(value - slack);
      const other = { get: (state: number) => random.choice(game.actions(state)) } as unknown as ReadonlyMap<
        number,
        string
      >;
      expect(yieldOf(game, 0, other, optimalOpponent('min')), at).toBeLessThanOrEqual(value);
      const theirs = contingentStrategy(game, 0, 'min');
      expect(yieldOf(game, 0, theirs, optimalOpponent('max'), 'min'), at).toBe(value);
      expect(yieldOf(game, 0, theirs, any, 'min'), at).toBeLessThanOrEqual(value);
    }
  });

  test('of equal moves it takes the first', () => {
    const game = treeGame(buildTree({ title: 't', tree: [[[4, 4]], [[4]]] }));
    expect([...contingentStrategy(game, 0)]).toEqual([
      [0, '0'],
      [2, '0'],
    ]);
    expect([
      ...contingentStrategy(treeGame(buildTree({ title: 't', root: 'min', tree: [1, 1] })), 0, 'min'),
    ]).toEqual([[0, '0']]);
  });

  test('it holds a move for every state that can come up, and no other', () => {
    const game = ticTacToe();
    const strategy = contingentStrategy(game, game.initial, 'max');
    const reached = new Set<number>();
    const play = (state: number): void => {
      if (game.isTerminal(state)) return expect(game.utility(state)).toBeGreaterThanOrEqual(0);
      if (game.player(state) === 'max') reached.add(state);
      const actions = game.player(state) === 'max' ? [strategy.get(state)!] : game.actions(state);
      for (const action of actions) play(game.result(state, action));
    };
    play(game.initial);
    expect(reached).toEqual(new Set(strategy.keys()));
    expect(() => yieldOf(game, game.initial, new Map(), randomOpponent())).toThrow('no move for a state');
  });

  test('an outcome that never happens counts for nothing, even when its value is infinite', () => {
    const never = {
      title: 't',
      levels: ['max', 'chance'] as const,
      tree: [
        {
          children: [
            { probability: 1, value: 4 },
            { probability: 0, value: '-inf' as const },
          ],
        },
      ],
    };
    const game = treeGame(buildTree(never));
    expect(yieldOf(game, 0, contingentStrategy(game, 0), optimalOpponent('min'))).toBe(4);
  });

  test.each([
    [3, 3],
    [3, 4],
    [2, 5],
    [4, 2],
    [5, 1],
  ])(
    'b = %i, d = %i: a strategy of MAX has b^⌊d/2⌋ leaves, one of MIN b^⌈d/2⌉, one of them in both (third notes)',
    (branching, depth) => {
      // "One move must be considered on each agent level, and all moves on each opponent level": the critical
      // tree.
      for (let seed = 1; seed <= 5; seed += 1) {
        const game = hashTree({ branching, depth, seed });
        const [maxs, mins] = (['max', 'min'] as const).map((player) =>
          leavesUnder(game, contingentStrategy(game, game.initial, player), player),
        );
        expect([maxs!.size, mins!.size]).toEqual([
          branching ** Math.floor(depth / 2),
          branching ** Math.ceil(depth / 2),
        ]);
        expect([...maxs!].filter((leaf) => mins!.has(leaf))).toHaveLength(1);
        expect(new Set([...maxs!, ...mins!]).size).toBe(minimalLeaves(branching, depth));
      }
    },
  );

  test('a winning strategy at Nim wins against everyone', () => {
    const game = nim({ piles: [1, 2, 4] });
    const strategy = contingentStrategy(game, game.initial);
    for (const opponent of [optimalOpponent<number, string>('min'), randomOpponent<number, string>()])
      expect(yieldOf(game, game.initial, strategy, opponent)).toBe(1);
  });
});

/** The ends that can come up when `player` keeps to the strategy. */
function leavesUnder(
  game: Game<number, string>,
  strategy: Policy<number, string>,
  player: 'max' | 'min',
): Set<number> {
  const leaves = new Set<number>();
  const play = (state: number): void => {
    if (game.isTerminal(state)) return void leaves.add(state);
    const actions = game.player(state) === player ? [strategy.get(state)!] : game.actions(state);
    for (const action of actions) play(game.result(state, action));
  };
  play(game.initial);
  return leaves;
}

describe('the game as an AND–OR problem', () => {
  /** The least that a plan leads to. */
  const worst = (game: ReturnType<typeof treeGame>, state: number, plan: Plan<number, string>): number =>
    plan.kind === 'done'
      ? game.utility(state)
      : Math.min(...[...plan.then].map(([next, rest]) => worst(game, next, rest)));

  test('there is a plan that is sure of a value just when minimax promises it', () => {
    for (let seed = 1; seed <= 1000; seed += 1) {
      const game = treeGame(buildTree(anyTree(seed, 'two')));
      if (!game.isTerminal(0) && game.player(0) !== 'max') continue;
      const valueOf = trueValues(game);
      for (const target of [valueOf(0), valueOf(0) + Math.abs(valueOf(0)) * 0.01 + 1e-10]) {
        const plan = andOrSearch(sureOf(game, target));
        expect(plan !== null, `seed ${seed}`).toBe(minimax(game, 0).value >= target);
        if (plan !== null) expect(worst(game, 0, plan)).toBeGreaterThanOrEqual(target);
      }
    }
  });

  test('MAX must be to move first', () => {
    expect(() => sureOf(treeGame(buildTree({ title: 't', root: 'min', tree: [[1]] })), 0)).toThrow(
      'MAX must be to move',
    );
  });
});
