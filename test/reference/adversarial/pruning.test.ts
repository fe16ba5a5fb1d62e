import { describe, expect, test } from 'vitest';
import { allOptimalActions } from '../../../reference/adversarial/allOptimalActions.ts';
import { ALPHA_BETA } from '../../../reference/adversarial/alphaBeta.ts';
import { CUT_TESTS } from '../../../reference/adversarial/cut.ts';
import { negmaxAlphaBeta } from '../../../reference/adversarial/negmaxAlphaBeta.ts';
import type { Game, Window } from '../../../reference/game.ts';
import { CUTS, FULL_WINDOW, RETURNS } from '../../../reference/game.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import type { TreeSpec } from '../../../reference/games/treeSpec.ts';
import { buildTree, treeGame } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import type { Trace, Visit } from '../../../reference/trace.ts';
import { recordVisits, watch } from '../../../reference/trace.ts';
import type { TrueNode } from './oracle.ts';
import { byPosition, holds, intervalKnowing, optimalChildren, same, truth, valueWith } from './oracle.ts';
import { anyTree, anyWindow } from './randomTrees.ts';
import { fewer } from '../../support/whole.ts';

type Search = (game: Game<number, string>, trace: Trace<number>, window: Window) => unknown;

/** Every alpha–beta there is, by name. */
const SEARCHES: readonly (readonly [string, Search])[] = [
  ...RETURNS.flatMap((returns) =>
    CUTS.map(
      (cut) =>
        [
          `${returns}, ${cut}`,
          (game, trace, window) => ALPHA_BETA[returns](game, 0, { cut: CUT_TESTS[cut], trace, window }),
        ] as const satisfies [string, Search],
    ),
  ),
  ['all optimal', (game, trace) => allOptimalActions(game, 0, { trace })],
];

/** As many as are drawn: ten thousand of each with `CUTOFF_CORPUS=whole`. */
const TREES = fewer(10_000);

const positionOf = (tree: Tree, state: number): string => tree.nodes[state]!.id;

function run(
  spec: TreeSpec,
  search: Search,
  window: Window,
): { evaluated: Set<string>; visits: readonly Visit<number>[]; tree: Tree } {
  const tree = buildTree(spec);
  const { game, evaluated } = watch(treeGame(tree));
  const { trace, visits } = recordVisits<number>();
  search(game, trace, window);
  return { evaluated: new Set(evaluated.map((state) => positionOf(tree, state))), visits, tree };
}

const leavesOf = (root: TrueNode): TrueNode[] =>
  [...byPosition(root).values()].filter(({ player }) => player === 'leaf');

describe('pruned leaves never matter', () => {
  test('many trees: the root keeps its value, and its best moves under strict cuts, whatever they are worth', () => {
    for (let seed = 1; seed <= TREES; seed += 1) {
      const spec = anyTree(seed, 'two');
      const root = truth(spec);
      const random = Random.seeded(seed);
      for (const [name, search] of SEARCHES) {
        const { evaluated } = run(spec, search, FULL_WINDOW);
        const pruned = leavesOf(root).filter(({ position }) => !evaluated.has(position));
        for (const extreme of [() => -1e15, () => 1e15, () => random.choice([-1e15, 1e15])]) {
          const replaced = new Map(pruned.map(({ position }) => [position, extreme()]));
          same(valueWith(root, replaced), root.value, () => `seed ${seed}, ${name}`);
          if (name !== 'all optimal') continue;
          const values = root.children.map((child) => valueWith(child, replaced));
          expect(
            values.flatMap((value, i) => (value === root.value ? [i] : [])),
            `seed ${seed}`,
          ).toEqual(optimalChildren(root));
        }
      }
    }
  });

  test('strict cuts look at all that non-strict ones look at', () => {
    let more = 0;
    for (let seed = 1; seed <= TREES; seed += 1) {
      const spec = anyTree(seed, 'two');
      for (const returns of RETURNS) {
        const [strict, nonStrict] = CUTS.map((cut) => {
          const { evaluated } = run(
            spec,
            (game, trace) => ALPHA_BETA[returns](game, 0, { cut: CUT_TESTS[cut], trace }),
            FULL_WINDOW,
          );
          return evaluated;
        });
        holds(
          [...nonStrict!].every((leaf) => strict!.has(leaf)),
          () => `seed ${seed}, ${returns}`,
        );
        if (strict!.size > nonStrict!.size) more += 1;
      }
    }
    expect(more).toBeGreaterThan(1000);
  });
});

describe('windows', () => {
  test('many trees: fail-hard and half-clamped are fail-soft, clamped', () => {
    for (let seed = 1; seed <= TREES; seed += 1) {
      const spec = anyTree(seed, 'two');
      const root = truth(spec);
      if (root.player === 'leaf') continue;
      const random = Random.seeded(seed);
      const window = anyWindow(
        random,
        leavesOf(root).map(({ value }) => value),
      );
      const { alpha, beta } = window;
      const game = treeGame(buildTree(spec));
      const clamp = (value: number): number => Math.min(Math.max(value, alpha), beta);
      for (const cut of CUTS) {
        const at = (): string => `seed ${seed}, ${cut}, window ${alpha} to ${beta}`;
        const options = { cut: CUT_TESTS[cut], window };
        const soft = ALPHA_BETA['fail-soft'](game, 0, options).value;
        const hard = ALPHA_BETA['fail-hard'](game, 0, options).value;
        const half = ALPHA_BETA['half-clamped'](game, 0, options).value;
        same(hard, clamp(root.value), at);
        same(clamp(soft), hard, at);
        same(clamp(half), hard, at);
        holds(root.player === 'max' ? half >= alpha : half <= beta, at);
        // Fail-soft never says less: its bound is at least as tight.
        if (soft < alpha) holds(root.value <= soft, at);
        if (soft > beta) holds(root.value >= soft, at);
      }
    }
  });

  test('the third notes: in the window (0, 10) a leaf of 100 comes back as 100, and one of −5 as 0', () => {
    for (const [leaf, half] of [
      [100, 100],
      [-5, 0],
      [7, 7],
    ] as const) {
      const game = treeGame(buildTree({ title: 't', tree: [leaf] }));
      const window = { alpha: 0, beta: 10 };
      expect(ALPHA_BETA['half-clamped'](game, 0, { window }).value).toBe(half);
      expect(negmaxAlphaBeta(game, 0, { window }).value).toBe(half);
      expect(ALPHA_BETA['fail-soft'](game, 0, { window }).value).toBe(leaf);
      expect(ALPHA_BETA['fail-hard'](game, 0, { window }).value).toBe(Math.min(Math.max(leaf, 0), 10));
    }
  });

  test('the two procedures of the third notes do the same, step by step', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const spec = anyTree(seed, 'alternating');
      const window = anyWindow(
        Random.seeded(seed),
        leavesOf(truth(spec)).map(({ value }) => value),
      );
      for (const cut of CUTS.map((name) => CUT_TESTS[name])) {
        const [one, other] = [ALPHA_BETA['half-clamped'], negmaxAlphaBeta].map((search) => {
          const { visits } = run(spec, (game, trace) => search(game, 0, { cut, trace, window }), window);
          return visits.map(({ window: { alpha, beta }, value, ...rest }) => ({
            ...rest,
            value: value + 0,
            alpha: alpha + 0,
            beta: beta + 0,
          }));
        });
        expect(other, `seed ${seed}`).toEqual(one);
      }
    }
  });

  test('an action is reported only where one is known to bring the value', () => {
    for (let seed = 1; seed <= 5000; seed += 1) {
      const spec = anyTree(seed, 'two');
      const root = truth(spec);
      if (root.player === 'leaf') continue;
      const window = anyWindow(
        Random.seeded(seed),
        leavesOf(root).map(({ value }) => value),
      );
      const game = treeGame(buildTree(spec));
      for (const returns of RETURNS) {
        const { value, action } = ALPHA_BETA[returns](game, 0, { window });
        const at = `seed ${seed}, ${returns}, window ${window.alpha} to ${window.beta}`;
        if (value > window.alpha && value < window.beta)
          expect(action, at).toBe(String(optimalChildren(root)[0]));
        if (returns === 'fail-soft') expect(action, at).not.toBeNull();
        else if (action !== null && root.player === 'max' && window.alpha > -Infinity)
          expect(root.children[Number(action)]!.value, at).toBeGreaterThan(window.alpha);
      }
    }
  });
});

describe('what a trace says, against what the leaves seen so far can prove', () => {
  test('bounds and cutoff kinds, node by node, in any window', () => {
    const seen = { exact: 0, lower: 0, upper: 0, shallow: 0, deep: 0, nothingSkipped: 0 };
    for (let seed = 1; seed <= 1500; seed += 1) {
      const spec = anyTree(seed, 'two');
      const tree = buildTree(spec);
      const truths = byPosition(truth(spec));
      const window =
        seed % 2 === 0
          ? FULL_WINDOW
          : anyWindow(
              Random.seeded(seed),
              leavesOf(truths.get('root')!).map(({ value }) => value),
            );
      for (const [name, search] of SEARCHES) {
        const known = new Set<string>();
        const before: Set<string>[] = []; // leaves known when each open node was entered
        const trace: Trace<number> = {
          enter: () => void before.push(new Set(known)),
          cutoff(state, { by, kind, skipped }) {
            const node = tree.nodes[state]!;
            const { alpha, beta } = visitsOpen.at(-1)!;
            const parent = truths.get(positionOf(tree, node.parent === -1 ? 0 : node.parent))!;
            const [low, high] = intervalKnowing(parent, before.at(-1)!);
            const byParent =
              node.parent !== -1 &&
              (by === 'beta'
                ? parent.player === 'min' && high <= beta
                : parent.player === 'max' && low >= alpha);
            same(kind, byParent ? 'shallow' : 'deep', () => `seed ${seed}, ${name}, node ${node.id}`);
            seen[kind] += 1;
            if (skipped === 0) seen.nothingSkipped += 1;
          },
          leave(state, value, bound) {
            const node = truths.get(positionOf(tree, state))!;
            if (node.player === 'leaf') known.add(node.position);
            const [low, high] = intervalKnowing(node, known);
            const at = (): string => `seed ${seed}, ${name}, node ${node.position}`;
            same(bound, low === high && low === value ? 'exact' : value >= high ? 'upper' : 'lower', at);
            if (bound === 'lower') holds(low >= value && node.value >= value, at);
            else holds(bound === 'upper' ? node.value <= value : node.value === value, at);
            seen[bound] += 1;
            before.pop();
            visitsOpen.pop();
          },
        };
        const visitsOpen: Window[] = [];
        const both: Trace<number> = {
          ...trace,
          enter: (state, entry) => (visitsOpen.push(entry), trace.enter(state, entry)),
        };
        search(treeGame(tree), both, window);
      }
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(500);
  });

  test('skipped counts the children left out', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      for (const [name, search] of SEARCHES) {
        const { visits, tree } = run(anyTree(seed, 'two'), search, FULL_WINDOW);
        const visited = new Map<number, number>();
        for (const { parent } of visits)
          if (parent >= 0) visited.set(visits[parent]!.state, (visited.get(visits[parent]!.state) ?? 0) + 1);
        for (const { state, cutoff } of visits) {
          same(
            tree.nodes[state]!.children.length - (visited.get(state) ?? 0),
            cutoff?.skipped ?? 0,
            () => `seed ${seed}, ${name}`,
          );
        }
      }
    }
  });
});
