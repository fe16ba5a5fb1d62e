import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../../reference/adversarial/alphaBeta.ts';
import {
  countLeaves,
  intervalsAfter,
  optimalPath,
  overlapNonTrivially,
  UNKNOWN,
} from '../../../reference/adversarial/intervals.ts';
import { expectimax } from '../../../reference/adversarial/expectimax.ts';
import type { TreeSpec } from '../../../reference/games/treeSpec.ts';
import { buildTree, treeGame } from '../../../reference/games/tree.ts';
import { recordVisits } from '../../../reference/trace.ts';
import { byPosition, truth } from './oracle.ts';
import { anyTree } from './randomTrees.ts';

function searched(spec: TreeSpec, search: typeof alphaBeta | typeof expectimax = alphaBeta) {
  const tree = buildTree(spec);
  const game = treeGame(tree);
  const { trace, visits } = recordVisits<number>();
  search(game, 0, { trace });
  return { tree, game, visits };
}

test('second notes: [3, 5] and [5, 100] meet in a point, so the choice is made', () => {
  expect(overlapNonTrivially({ low: 3, high: 5 }, { low: 5, high: 100 })).toBe(false);
  expect(overlapNonTrivially({ low: 3, high: 6 }, { low: 5, high: 100 })).toBe(true);
  expect(overlapNonTrivially({ low: 3, high: 5 }, UNKNOWN)).toBe(true);
});

describe('figure 5.5 of the fifth notes, step by step', () => {
  const { tree, game, visits } = searched({
    title: 'Figure 5.2',
    tree: [
      { id: 'B', children: [3, 12, 8] },
      { id: 'C', children: [2, 4, 6] },
      { id: 'D', children: [14, 5, 2] },
    ],
  });
  const known = (leaves: number): Record<string, [number, number]> => {
    const intervals = intervalsAfter(game, visits, leaves);
    return Object.fromEntries(
      intervals.flatMap(({ low, high }, i) => {
        const { id, children } = tree.nodes[visits[i]!.state]!;
        return children.length === 0 ? [] : [[id, [low, high]]];
      }),
    );
  };

  test.each([
    ['(a) the first leaf below B is 3', 1, { root: [-Infinity, Infinity], B: [-Infinity, 3] }],
    ['(b) the second is 12', 2, { root: [-Infinity, Infinity], B: [-Infinity, 3] }],
    ['(c) the third is 8', 3, { root: [3, Infinity], B: [3, 3] }],
    ['(d) the first leaf below C is 2', 4, { root: [3, Infinity], B: [3, 3], C: [-Infinity, 2] }],
    [
      '(e) the first leaf below D is 14',
      5,
      { root: [3, 14], B: [3, 3], C: [-Infinity, 2], D: [-Infinity, 14] },
    ],
    ['between (e) and (f), 5', 6, { root: [3, 5], B: [3, 3], C: [-Infinity, 2], D: [-Infinity, 5] }],
    ['(f) the last is 2', 7, { root: [3, 3], B: [3, 3], C: [-Infinity, 2], D: [2, 2] }],
  ] as const)('%s', (_step, leaves, expected) => expect(known(leaves)).toEqual(expected));

  test('seven leaves were looked at; before the first, nothing is known', () => {
    expect(countLeaves(visits)).toBe(7);
    expect(intervalsAfter(game, visits, 0)).toEqual([]);
  });
});

test('the true value is inside the interval at every step, and the interval only shrinks', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const spec = anyTree(seed, 'two');
    const { tree, game, visits } = searched(spec);
    const truths = byPosition(truth(spec));
    const last = new Map<number, [number, number]>();
    for (let leaves = 1; leaves <= countLeaves(visits); leaves += 1) {
      for (const [i, { low, high }] of intervalsAfter(game, visits, leaves).entries()) {
        const { value } = truths.get(tree.nodes[visits[i]!.state]!.id)!;
        const [lowBefore, highBefore] = last.get(i) ?? [-Infinity, Infinity];
        expect(
          lowBefore <= low && low <= value && value <= high && high <= highBefore,
          `seed ${seed}, step ${leaves}`,
        ).toBe(true);
        last.set(i, [low, high]);
      }
    }
    expect(last.get(0)).toEqual([visits[0]!.value, visits[0]!.value]);
  }
});

test('alpha–beta prunes only where the interval of a node and that of an ancestor overlap in a point at most', () => {
  let prunings = 0;
  for (let seed = 1; seed <= 1000; seed += 1) {
    const { game, visits } = searched(anyTree(seed, 'two'));
    let leaves = 0;
    for (const [i, visit] of visits.entries()) {
      if (visits[i + 1]?.parent === i) continue;
      leaves += 1;
      const known = intervalsAfter(game, visits, leaves);
      // The nodes that this leaf is the last to be looked at below, from the leaf up.
      for (let at = visit.parent; at >= 0; at = visits[at]!.parent) {
        if (visits.findLastIndex(({ parent }) => parent === at) > i) break;
        const mine = known[at]!;
        let apart = false;
        for (let up = visits[at]!.parent; up >= 0; up = visits[up]!.parent) {
          // Only what an ancestor's own player is sure of counts against the node.
          const above =
            game.player(visits[up]!.state) === 'max'
              ? { low: known[up]!.low, high: Infinity }
              : { low: -Infinity, high: known[up]!.high };
          if (!overlapNonTrivially(mine, above)) apart = true;
        }
        const skipped = (visits[at]!.cutoff?.skipped ?? 0) > 0;
        if (skipped) prunings += 1;
        if (skipped) expect(apart, `seed ${seed}`).toBe(true);
      }
    }
  }
  expect(prunings).toBeGreaterThan(1000);
});

test('the optimal path keeps the value of the root all the way', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const spec = anyTree(seed, 'two');
    const { tree, game } = searched(spec);
    const truths = byPosition(truth(spec));
    const path = optimalPath(game, 0).map((state) => tree.nodes[state]!);
    expect(
      path.every(({ id }) => truths.get(id)!.value === truths.get('root')!.value),
      `seed ${seed}`,
    ).toBe(true);
    expect(path.at(-1)!.children).toEqual([]);
  }
});

test('with bounded values, a chance node is bounded before its outcomes are known', () => {
  const { game, visits } = searched(
    {
      title: 't',
      levels: ['max', 'chance'],
      tree: [
        [4, 8],
        [2, 0],
      ],
      bounds: [0, 10],
    },
    expectimax,
  );
  expect(intervalsAfter(game, visits, 1, { low: 0, high: 10 })).toEqual([
    { low: 2, high: 10 },
    { low: 2, high: 7 },
    { low: 4, high: 4 },
  ]);
});

test('an outcome that never happens leaves the others’ bounds alone, though nothing is known of it', () => {
  const never = { probability: 0, children: [1, 2] };
  const { game, visits } = searched(
    { title: 't', levels: ['chance', 'max'], tree: [{ probability: 1, children: [7] }, never] },
    expectimax,
  );
  expect(intervalsAfter(game, visits, 1)[0]).toEqual({ low: 7, high: 7 });
});
