import { describe, expect, test } from 'vitest';
import { allOptimalActions } from '../../../reference/adversarial/allOptimalActions.ts';
import { allOptimalByWindow } from '../../../reference/adversarial/allOptimalByWindow.ts';
import { ALPHA_BETA } from '../../../reference/adversarial/alphaBeta.ts';
import { CUT_TESTS } from '../../../reference/adversarial/cut.ts';
import { expectimax } from '../../../reference/adversarial/expectimax.ts';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import { minimaxDecision } from '../../../reference/adversarial/minimaxDecision.ts';
import { negamax } from '../../../reference/adversarial/negamax.ts';
import { negmaxAlphaBeta } from '../../../reference/adversarial/negmaxAlphaBeta.ts';
import { solve } from '../../../reference/adversarial/solve.ts';
import type { Decision } from '../../../reference/game.ts';
import { CUTS, RETURNS } from '../../../reference/game.ts';
import { buildTree, treeGame } from '../../../reference/games/tree.ts';
import { watch } from '../../../reference/trace.ts';
import type { TrueNode } from './oracle.ts';
import { byPosition, optimalChildren, same, truth } from './oracle.ts';
import { anyTree } from './randomTrees.ts';
import { fewer } from '../../support/whole.ts';

const TREES = fewer(10_000);

const hasIntegers = (root: TrueNode): boolean =>
  [...byPosition(root).values()].every(({ value }) => Number.isSafeInteger(value));

describe('values and best moves, against brute force over the nested arrays', () => {
  test(`${TREES} trees of MAX and MIN in any order`, () => {
    for (let seed = 1; seed <= TREES; seed += 1) {
      const spec = anyTree(seed, 'two');
      const game = treeGame(buildTree(spec));
      const root = truth(spec);
      const best = optimalChildren(root).map(String);
      const first = best[0] ?? null;
      const at = `seed ${seed}`;
      const isRight = ({ value, action }: Decision<string>, name: string): void => {
        same(value, root.value, () => `${at}, ${name}`);
        same(action, first, () => `${at}, ${name}`);
      };
      isRight(minimax(game, 0), 'minimax');
      isRight(expectimax(game, 0), 'expectimax');
      expect(allOptimalActions(game, 0), at).toEqual({ value: root.value, actions: best });
      if (hasIntegers(root))
        expect(allOptimalByWindow(game, 0), at).toEqual({ value: root.value, actions: best });
      for (const returns of RETURNS) {
        for (const cut of CUTS) {
          isRight(ALPHA_BETA[returns](game, 0, { cut: CUT_TESTS[cut] }), `${returns}, ${cut}`);
        }
      }
    }
  });

  test(`${TREES} trees where MAX and MIN take turns`, () => {
    for (let seed = 1; seed <= TREES; seed += 1) {
      const spec = anyTree(seed + 1_000_000, 'alternating');
      const game = treeGame(buildTree(spec));
      const root = truth(spec);
      const value = root.value + 0;
      const action = optimalChildren(root).map(String)[0] ?? null;
      for (const search of [minimaxDecision, negamax, negmaxAlphaBeta]) {
        const decision = search(game, 0);
        same(decision.value + 0, value, () => `seed ${seed}, ${search.name}`);
        same(decision.action, action, () => `seed ${seed}, ${search.name}`);
      }
    }
  });

  test(`${TREES} trees with chance`, () => {
    for (let seed = 1; seed <= TREES; seed += 1) {
      const spec = anyTree(seed + 2_000_000, 'chance');
      const tree = buildTree(spec);
      const root = truth(spec);
      const leaves = [...byPosition(root).values()].filter(({ player }) => player === 'leaf');
      const slack = 1e-9 * Math.max(...leaves.map(({ value }) => Math.abs(value)));
      const solution = solve(tree, { algorithm: 'expectimax' });
      expect(Math.abs((solution.value as number) - root.value), `seed ${seed}`).toBeLessThanOrEqual(slack);
      expect(solution.bestChildren, `seed ${seed}`).toEqual(
        root.player === 'chance' ? [] : optimalChildren(root, slack),
      );
    }
  });
});

describe('what is asked of the game', () => {
  test('minimax and expectimax ask every node once, alpha–beta none twice', () => {
    for (let seed = 1; seed <= 1000; seed += 1) {
      const tree = buildTree(anyTree(seed, 'two'));
      const all = tree.nodes.map(({ index }) => index);
      const inner = all.filter((index) => tree.nodes[index]!.children.length > 0);
      const leaves = all.filter((index) => tree.nodes[index]!.children.length === 0);
      for (const search of [minimax, expectimax]) {
        const { game, generated, expanded, evaluated } = watch(treeGame(tree));
        search(game, 0);
        expect([generated, expanded, evaluated], `seed ${seed}`).toEqual([all.slice(1), inner, leaves]);
      }
      const { game, generated, expanded, evaluated } = watch(treeGame(tree));
      ALPHA_BETA['fail-soft'](game, 0);
      for (const asked of [generated, expanded, evaluated])
        expect(new Set(asked).size, `seed ${seed}`).toBe(asked.length);
    }
  });
});

describe('edges of the contract', () => {
  const game = (tree: Parameters<typeof buildTree>[0]['tree'], root: 'max' | 'min' = 'max') =>
    treeGame(buildTree({ title: 't', root, tree }));

  test('a root that is a leaf has its own value and no action', () => {
    for (const search of [
      minimax,
      minimaxDecision,
      negamax,
      expectimax,
      negmaxAlphaBeta,
      ...Object.values(ALPHA_BETA),
    ]) {
      expect(search(game(7), 0)).toEqual({ value: 7, action: null });
      expect(search(game(7, 'min'), 0)).toEqual({ value: 7, action: null });
    }
    expect(allOptimalActions(game(7), 0)).toEqual({ value: 7, actions: [] });
  });

  test('infinite leaves are values like any other', () => {
    for (const search of [minimax, negamax, expectimax, negmaxAlphaBeta, ...Object.values(ALPHA_BETA)]) {
      expect(search(game([['-inf', 3], ['-inf']]), 0)).toEqual({ value: -Infinity, action: '0' });
      expect(search(game([['inf', 'inf'], ['inf']], 'min'), 0)).toEqual({ value: Infinity, action: '0' });
    }
    expect(allOptimalActions(game([['-inf', 3], ['-inf']]), 0)).toEqual({
      value: -Infinity,
      actions: ['0', '1'],
    });
  });

  test('negamax refuses two moves in a row, and every search for two players refuses chance', () => {
    const twice = treeGame(buildTree({ title: 't', levels: ['max', 'min', 'min'], tree: [[[1, 2]]] }));
    for (const search of [negamax, negmaxAlphaBeta, minimaxDecision])
      expect(() => search(twice, 0)).toThrow('MIN moves twice in a row');
    const dice = treeGame(buildTree({ title: 't', levels: ['max', 'chance'], tree: [[1, 2]] }));
    for (const search of [
      minimax,
      minimaxDecision,
      negamax,
      negmaxAlphaBeta,
      allOptimalActions,
      ...Object.values(ALPHA_BETA),
    ]) {
      expect(() => search(dice, 0)).toThrow('chance');
    }
  });

  test('at the depth limit the evaluation counts, at the end of the game the utility', () => {
    const tree: Parameters<typeof game>[0] = [
      { evaluation: 1, children: [9, 8] },
      2,
      { evaluation: 3, children: [-5, -6] },
    ];
    for (const search of [minimax, negamax, expectimax, negmaxAlphaBeta, ...Object.values(ALPHA_BETA)]) {
      expect(search(game(tree), 0, { depth: 1 })).toEqual({ value: 3, action: '2' });
      expect(search(game(tree), 0, { depth: 2 })).toEqual({ value: 8, action: '0' });
    }
    expect(allOptimalActions(game(tree), 0, { depth: 1 })).toEqual({ value: 3, actions: ['2'] });
  });

  test('1,000 plies fit on the stack', () => {
    let tree: Parameters<typeof game>[0] = 5;
    for (let ply = 0; ply < 1000; ply += 1) tree = [tree, 3];
    const built = buildTree({ title: 't', tree });
    const values = (['minimax', 'alpha-beta', 'negamax', 'expectimax', 'all-optimal'] as const).map(
      (algorithm) => solve(built, { algorithm }).value,
    );
    expect(new Set(values).size).toBe(1);
    for (const returns of RETURNS)
      expect(solve(built, { algorithm: 'alpha-beta', returns }).value).toBe(values[0]);
  });
});
