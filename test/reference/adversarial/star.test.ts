import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CUT_TESTS } from '../../../reference/adversarial/cut.ts';
import { expectimax } from '../../../reference/adversarial/expectimax.ts';
import { solve } from '../../../reference/adversarial/solve.ts';
import { star1 } from '../../../reference/adversarial/star1.ts';
import { star2 } from '../../../reference/adversarial/star2.ts';
import { CUTS } from '../../../reference/game.ts';
import type { NodeSpec, TreeSpec } from '../../../reference/games/treeSpec.ts';
import { buildTree, treeGame } from '../../../reference/games/tree.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { Random } from '../../../reference/random.ts';
import { recordVisits, watch } from '../../../reference/trace.ts';
import { byPosition, holds, optimalChildren, truth } from './oracle.ts';
import { anyTree, anyWindow } from './randomTrees.ts';

const STARS = { star1, star2 };

function boundsOf(spec: TreeSpec, margin: number): [number, number] {
  const leaves = [...byPosition(truth(spec)).values()]
    .filter(({ player }) => player === 'leaf')
    .map(({ value }) => value);
  const [low, high] = [Math.min(...leaves), Math.max(...leaves)];
  const room = (high - low || 1) * margin;
  return [low - room, high + room];
}

describe.each(Object.entries(STARS))('%s against brute force', (_name, star) => {
  test('4,000 trees with chance: value and move, with tight and with loose bounds', () => {
    let saved = 0;
    for (let seed = 1; seed <= 4_000; seed += 1) {
      const spec = anyTree(seed, 'chance');
      const root = truth(spec);
      const finite = boundsOf(spec, seed % 3 === 0 ? 1 : 0);
      const slack = 1e-9 * Math.max(Math.abs(finite[0]), Math.abs(finite[1]));
      const bounds: [number, number] = [
        seed % 5 === 0 ? -Infinity : finite[0],
        seed % 7 === 0 && seed % 5 !== 0 ? Infinity : finite[1],
      ];
      const tree = buildTree(spec);
      const plain = watch(treeGame(tree));
      expectimax(plain.game, 0);
      for (const cut of CUTS) {
        const { game, evaluated } = watch(treeGame(tree));
        const { value, action } = star(game, 0, { bounds, cut: CUT_TESTS[cut] });
        holds(
          Math.abs(value - root.value) <= slack,
          () => `seed ${seed}, ${cut}: ${value} for ${root.value}`,
        );
        if (root.children.length > 0 && root.player !== 'chance')
          holds(
            optimalChildren(root, slack).includes(Number(action ?? -1)),
            () => `seed ${seed}, ${cut}: move ${action}`,
          );
        if (cut === 'non-strict' && new Set(evaluated).size < new Set(plain.evaluated).size) saved += 1;
      }
    }
    expect(saved).toBeGreaterThan(1200);
  });

  test('in any window the value is the true one inside it, and a bound outside', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const spec = anyTree(seed, 'chance');
      const root = truth(spec);
      const bounds = boundsOf(spec, 0.1);
      const slack = 1e-9 * Math.max(Math.abs(bounds[0]), Math.abs(bounds[1]));
      const window = anyWindow(Random.seeded(seed), bounds);
      const { value } = star(treeGame(buildTree(spec)), 0, { bounds, window });
      const at = `seed ${seed}, window ${window.alpha} to ${window.beta}`;
      if (value <= window.alpha) expect(root.value, at).toBeLessThanOrEqual(value + slack);
      else if (value >= window.beta) expect(root.value, at).toBeGreaterThanOrEqual(value - slack);
      else expect(Math.abs(value - root.value), at).toBeLessThanOrEqual(slack);
    }
  });

  test('what the trace calls a bound is one', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const spec = anyTree(seed, 'chance');
      const bounds = boundsOf(spec, 0.1);
      const slack = 1e-9 * Math.max(Math.abs(bounds[0]), Math.abs(bounds[1]));
      const tree = buildTree(spec);
      const truths = byPosition(truth(spec));
      const { trace, visits } = recordVisits<number>();
      star(treeGame(tree), 0, { bounds, trace });
      for (const { state, value, bound } of visits) {
        const true_ = truths.get(tree.nodes[state]!.id)!.value;
        const at = (): string => `seed ${seed}, node ${tree.nodes[state]!.id}`;
        if (bound !== 'upper') holds(true_ >= value - slack, at);
        if (bound !== 'lower') holds(true_ <= value + slack, at);
      }
    }
  });

  test('a leaf outside the bounds is refused, and so are bounds that bound nothing', () => {
    const game = treeGame(buildTree({ title: 't', levels: ['max', 'chance'], tree: [[1, 12]] }));
    expect(() => star(game, 0, { bounds: [0, 10] })).toThrow('worth 12, outside the bounds 0 to 10');
    expect(() => star(game, 0, { bounds: [-Infinity, Infinity] })).toThrow('a bound that is finite');
    expect(() => star(game, 0, { bounds: [3, 2] })).toThrow('the lower first');
    expect(() => star(game, 0, { bounds: [NaN, 2] })).toThrow('the lower first');
  });
});

describe('worked examples', () => {
  const half = (...children: NodeSpec[]): NodeSpec => ({ children });

  test.each([
    // MAX has reached 1, and no leaf is worth more: nothing is left to be seen, not even one outcome.
    ['max', 'chance', 'max', [half([1, 0], [1, 0]), half([0, 1], [1, 0])]],
    // MIN has reached 0.
    ['min', 'chance', 'min', [half([0, 1], [0, 1]), half([0, 1], [1, 0])]],
  ] as const)(
    '%s over chance: a bound of the leaves that is reached ends the search',
    (...[root, next, last, tree]) => {
      const spec = { title: 't', levels: [root, next, last], bounds: [0, 1] as const, tree };
      for (const algorithm of ['star1', 'star2'] as const) {
        const solution = solve(buildTree(spec), { algorithm });
        expect(solution.value).toBe(root === 'max' ? 1 : 0);
        expect(solution.evaluatedLeaves).toEqual(['0.0.0', '0.1.0']);
        expect(solution.nodes[0]).toMatchObject({ bound: 'exact' });
      }
    },
  );

  test('one bound alone prunes on its side', () => {
    const spec = {
      title: 't',
      levels: ['min', 'chance'] as const,
      tree: [half(1, 2), half(2, 9), half(1, 1)],
    };
    const { leaves, value } = solve(buildTree({ ...spec, bounds: [0, Infinity] }), { algorithm: 'star1' });
    expect(value).toBe(1);
    expect(leaves.filter(({ state }) => state === 'pruned').map(({ id }) => id)).toEqual([]);
    const high = solve(buildTree({ ...spec, bounds: [1.5, Infinity], tree: [half(2, 2), half(4, 9)] }), {
      algorithm: 'star1',
    });
    expect(high.prunedLeaves).toEqual(['1.1']);
  });

  test('a textbook exercise: leaves in [−2, 2], after 2, 2, 1, 2 one more leaf decides', () => {
    // Russell & Norvig's exercise on pruning trees with chance: MAX over two chance nodes over MIN pairs.
    const tree = buildTree({
      title: 't',
      levels: ['max', 'chance', 'min'],
      bounds: [-2, 2],
      tree: [half([2, 2], [1, 2]), half([0, 2], [-1, 0])],
    });
    const solution = solve(tree, { algorithm: 'star1' });
    expect(solution.value).toBe(1.5);
    expect(solution.bestChildren).toEqual([0]);
    expect(solution.leaves.flatMap(({ state }, at) => (state === 'pruned' ? [at] : []))).toEqual([5, 6, 7]);
    expect(solution.nodes.find(({ id }) => id === '1')).toMatchObject({
      bound: 'upper',
      value: 1,
      cutoff: { by: 'alpha', kind: 'shallow', skipped: 1 },
    });
  });

  test('a homework sheet that is handed round with a wrong key: the leaf it prunes has to be seen', () => {
    const file = JSON.parse(readFileSync(new URL('./publishedTrees.json', import.meta.url), 'utf8')) as {
      trees: ({ id: string; published: { prunedLeaves: number[] } } & TreeSpec)[];
    };
    const { tree, bounds, published } = file.trees.find(({ id }) => id === 'games-homework-chance')!;
    const solution = solve(buildTree({ title: 't', tree, bounds: bounds! }), { algorithm: 'star1' });
    const pruned = solution.leaves.flatMap(({ state }, at) => (state === 'pruned' ? [at] : []));
    expect(solution.value).toBeCloseTo(8.4, 12);
    expect(pruned).toEqual([5, 6, 7]);
    expect(pruned).not.toEqual(published.prunedLeaves);
  });

  test('without bounds in the tree, solve says what is missing', () => {
    const tree = buildTree({ title: 't', levels: ['max', 'chance'], tree: [[1, 2]] });
    expect(() => solve(tree, { algorithm: 'star1' })).toThrow('"bounds": [low, high]');
  });

  test('probing pays where the first move is a good one: star2 looks at fewer leaves', () => {
    // Dice between the players, and each player's best moves first (values fall along MAX's, rise along
    // MIN's).
    let [one, two] = [0, 0];
    for (let seed = 1; seed <= 50; seed += 1) {
      const spec = randomTreeSpec(Random.seeded(seed), {
        depth: [5, 5],
        branching: [4, 4],
        values: 'small',
        levels: ['max', 'chance', 'min', 'chance', 'max'],
        maxNodes: 2000,
      });
      const sorted = sortedChildren(spec);
      for (const [name, star] of Object.entries(STARS)) {
        const { game, evaluated } = watch(treeGame(buildTree(sorted)));
        star(game, 0, { bounds: [-9, 9] });
        if (name === 'star1') one += evaluated.length;
        else two += evaluated.length;
      }
    }
    expect(two).toBeLessThan(one);
  });
});

/** The same tree with each player's best child first. */
function sortedChildren(spec: TreeSpec): TreeSpec {
  const root = truth(spec);
  const again = (node: typeof root): NodeSpec => {
    if (node.player === 'leaf') return node.value;
    const children = [...node.children];
    if (node.player !== 'chance')
      children.sort((a, b) => (node.player === 'max' ? b.value - a.value : a.value - b.value));
    return children.map(again);
  };
  return { ...spec, tree: again(root) };
}
