import { describe, expect, test } from 'vitest';
import { ALPHA_BETA } from '../../reference/adversarial/alphaBeta.ts';
import { CUT_TESTS } from '../../reference/adversarial/cut.ts';
import { expectimax } from '../../reference/adversarial/expectimax.ts';
import { minimax } from '../../reference/adversarial/minimax.ts';
import { negamax } from '../../reference/adversarial/negamax.ts';
import { CUTS, type Decision, type Game, type Player, RETURNS } from '../../reference/game.ts';
import { type RandomTreeShape, randomTreeSpec } from '../../reference/games/randomTree.ts';
import { buildTree, treeGame } from '../../reference/games/tree.ts';
import type { SkeletonAlgorithm } from '../../mistakes/skeletons/algorithms.ts';
import { negated, partsOf } from '../../mistakes/skeletons/conventions.ts';
import { play } from '../../mistakes/skeletons/play.ts';
import { type Parts, searchOf } from '../../mistakes/skeletons/adversarial.ts';
import { Random } from '../../reference/random.ts';
import { watch } from '../../reference/trace.ts';
import { rulesOf } from '../../grader/diagnose/trees/playRules.ts';
import { expectedUtilities } from '../../grader/judge/expectedUtilities.ts';
import { unroll } from '../../grader/reading/unrolled.ts';

const PLAIN = { cut: 'non-strict', returns: 'fail-soft', ties: 'first', test: 'value' } as const;
const SHAPE: RandomTreeShape = {
  depth: [0, 5],
  branching: [1, 3],
  values: 'ties',
  uneven: 0.2,
  oneChild: 0.1,
  evaluations: true,
  maxNodes: 60,
};

/** Random games, some with layers out of turn, with and without a depth limit. */
function* games(
  count: number,
  levels: readonly Player[],
  seed: number,
): Generator<{ game: Game<number, string>; depth: number }> {
  const random = Random.seeded(seed);
  const values = ['small', 'ties', 'negative', 'large', 'tiny'] as const;
  for (let i = 0; i < count; i += 1) {
    const game = treeGame(
      buildTree(randomTreeSpec(random, { ...SHAPE, values: values[i % values.length]!, levels })),
    );
    yield { game, depth: i % 3 === 0 ? random.integer(0, 4) : Infinity };
  }
}

/** Fails unless both give the same answer and look at the same nodes in the same order. */
function expectSame(
  parts: Parts,
  game: Game<number, string>,
  depth: number,
  reference: (watched: Game<number, string>) => Decision<string>,
): void {
  const watched = watch(game);
  const decision = reference(watched.game);
  const seen = play(searchOf(parts), game, depth, 100_000);
  expect(seen.answer).toEqual(decision);
  expect(seen.steps.filter(({ op }) => op !== 'result').map(({ node }) => node)).toEqual(watched.evaluated);
  expect(seen.steps.filter(({ op }) => op === 'result').map(({ node }) => node)).toEqual(watched.generated);
}

const TURNS: readonly (readonly Player[])[] = [
  ['max', 'min'],
  ['min', 'max'],
  ['max', 'min', 'min'],
  ['min', 'max', 'max'],
];

describe('without a mistake the skeleton is the reference', () => {
  test('minimax', () => {
    for (const [seed, levels] of TURNS.entries()) {
      for (const { game, depth } of games(150, levels, seed))
        expectSame(partsOf('minimax', PLAIN), game, depth, (watched) => minimax(watched, 0, { depth }));
    }
  });

  const conventions = CUTS.flatMap((cut) =>
    RETURNS.flatMap((returns) =>
      (['value', 'bounds', ...(returns === 'fail-hard' ? ['child' as const] : [])] as const).map((test) => ({
        cut,
        returns,
        test,
      })),
    ),
  );
  test.each(conventions)('alpha–beta, $cut, $returns, comparing the $test', (convention) => {
    for (const [seed, levels] of TURNS.entries()) {
      for (const { game, depth } of games(100, levels, seed)) {
        const search = ALPHA_BETA[convention.returns];
        expectSame(partsOf('alpha-beta', { ...convention, ties: 'first' }), game, depth, (watched) =>
          search(watched, 0, { cut: CUT_TESTS[convention.cut], depth }),
        );
      }
    }
  });

  test('expectimax', () => {
    for (const { game, depth } of games(300, ['max', 'chance', 'min', 'chance'], 5))
      expectSame(partsOf('expectimax', PLAIN), game, depth, (watched) => expectimax(watched, 0, { depth }));
  });

  test('max^n', () => {
    const random = Random.seeded(6);
    for (const ties of ['first', 'last'] as const)
      for (let at = 0; at < 200; at += 1) {
        const values = (['small', 'ties', 'negative', 'large', 'tiny'] as const)[at % 5]!;
        const shape = { ...SHAPE, evaluations: false, values, players: 2 + (at % 3) };
        const game = { name: 'tree', tree: buildTree(randomTreeSpec(random, shape)) } as const;
        const parts = partsOf('max-n', { ...PLAIN, ties });
        const rules = rulesOf({ kind: 'game', game, depthLimit: Infinity });
        const seen = play(searchOf(parts), unroll(game).game, rules, 100_000);
        const { values: value, action } = expectedUtilities(game, ties);
        expect(seen.answer).toEqual({ value, action });
        const looked = seen.steps.filter(({ op }) => op === 'utility').map(({ node }) => node);
        const leaves = game.tree.nodes.filter(({ utility }) => utility !== null);
        expect(looked).toEqual(leaves.map(({ index }) => index));
        expect(seen.steps.length - looked.length).toBe(game.tree.nodes.length - 1);
      }
  });

  test.each(['minimax', 'alpha-beta'] satisfies SkeletonAlgorithm[])(
    '%s from the view of whoever moves',
    (algorithm) => {
      for (const [seed, levels] of TURNS.slice(0, 2).entries()) {
        for (const { game, depth } of games(150, levels, seed)) {
          const parts = negated(partsOf(algorithm, PLAIN));
          expectSame(parts, game, depth, (watched) =>
            algorithm === 'minimax'
              ? negamax(watched, 0, { depth })
              : ALPHA_BETA['fail-soft'](watched, 0, { depth }),
          );
        }
      }
    },
  );
});
