import { describe, expect, test } from 'vitest';
import type { RandomTreeShape } from '../../../reference/games/randomTree.ts';
import { randomTreeSpec, type VALUE_STYLES } from '../../../reference/games/randomTree.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';

const draw = (seed: number, shape: Partial<RandomTreeShape>): Tree =>
  buildTree(
    randomTreeSpec(Random.seeded(seed), { depth: [3, 5], branching: [1, 4], values: 'small', ...shape }),
  );

const leavesOf = (tree: Tree): number[] =>
  tree.nodes.filter(({ children }) => children.length === 0).map(({ value }) => value!);

describe('randomTreeSpec', () => {
  test('the same seed gives the same tree, another seed another', () => {
    const shape: RandomTreeShape = {
      depth: [3, 5],
      branching: [1, 4],
      values: 'mixed',
      uneven: 0.3,
      oneChild: 0.2,
    };
    const spec = (seed: number): string => JSON.stringify(randomTreeSpec(Random.seeded(seed), shape));
    expect(spec(1)).toBe(spec(1));
    expect(new Set(Array.from({ length: 100 }, (_, seed) => spec(seed))).size).toBe(100);
  });

  test('depth, branching and number of nodes stay within the shape', () => {
    const depths = new Set<number>();
    for (let seed = 0; seed < 500; seed += 1) {
      const { nodes } = draw(seed, { uneven: 0.4, oneChild: 0.3, maxNodes: 100 });
      const deepest = Math.max(...nodes.map(({ ply }) => ply));
      depths.add(deepest);
      expect(Math.max(...nodes.map(({ children }) => children.length))).toBeLessThanOrEqual(4);
      expect(nodes.length).toBeLessThan(100 + 4 + 5 * 4);
    }
    expect([...depths].sort()).toEqual([3, 4, 5]);
  });

  test('of several players, each leaf has a utility for each, and all move in turn', () => {
    const { players, nodes } = draw(3, { players: 3 });
    expect(players).toBe(3);
    for (const { utility, children, player, ply } of nodes) {
      expect(utility?.length).toBe(children.length === 0 ? 3 : undefined);
      expect(player).toBe(ply % 3);
    }
  });

  test('a full tree where there is room for it', () => {
    expect(draw(1, { depth: [6, 6], branching: [3, 3] }).nodes.length).toBe((3 ** 7 - 1) / 2);
  });

  test('200 plies, as deep as they say, and no more', () => {
    const { nodes } = draw(1, { depth: [200, 200], branching: [2, 3], maxNodes: 1000 });
    expect(Math.max(...nodes.map(({ ply }) => ply))).toBe(200);
    expect(() => draw(1, { depth: [1, 201] })).toThrow('0 to 200');
  });

  test.each([
    [{ branching: [0, 3] }, 'branching'],
    [{ branching: [3, 2] }, 'branching'],
    [{ depth: [1.5, 3] }, 'depth'],
    [{ uneven: 1.5 }, 'between 0 and 1'],
    [{ oneChild: NaN }, 'between 0 and 1'],
    [{ levels: [] }, 'levels'],
    [{ maxNodes: 0 }, 'maxNodes'],
    [{ players: 1 }, 'players'],
  ] as const)('%j is refused', (shape, message) => expect(() => draw(1, shape)).toThrow(message));

  test('each style draws what it says', () => {
    const range = (values: (typeof VALUE_STYLES)[number]): [number, number] => {
      const all = Array.from({ length: 100 }, (_, seed) => leavesOf(draw(seed, { values }))).flat();
      return [Math.min(...all), Math.max(...all)];
    };
    expect(range('small')).toEqual([-9, 9]);
    expect(range('ties')).toEqual([0, 2]);
    expect(range('negative')).toEqual([-20, -1]);
    expect(range('tiny')).toEqual([-9e-9, 9e-9]);
    expect(range('large')[1]).toBeGreaterThan(9e11);
    expect(range('mixed')[1]).toBeGreaterThan(9e11);
  });

  test('no chance node has leaves of different magnitude below it', () => {
    const magnitude = (value: number): number =>
      value === 0 ? 0 : Math.abs(value) < 1e-3 ? -9 : Math.abs(value) > 1e3 ? 12 : 1;
    for (let seed = 0; seed < 300; seed += 1) {
      const { nodes } = draw(seed, {
        values: 'mixed',
        levels: ['max', 'chance', 'min'],
        outcomes: 'given',
        evaluations: true,
      });
      const below = nodes.map(() => new Set<number>());
      for (let index = nodes.length - 1; index >= 0; index -= 1) {
        const { value, evaluation, parent, player, children } = nodes[index]!;
        for (const number of [value, evaluation]) if (number !== null) below[index]!.add(magnitude(number));
        if (player === 'chance' && children.length > 0) {
          const under = new Set(children.flatMap((child) => [...below[child]!]));
          under.delete(0);
          expect(under.size, `seed ${seed}`).toBeLessThanOrEqual(1);
        }
        if (parent >= 0) for (const size of below[index]!) below[parent]!.add(size);
      }
    }
  });

  test('given probabilities are positive and sum to 1; evaluations are there when asked for', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { nodes } = draw(seed, {
        levels: ['chance', 'max'],
        outcomes: 'given',
        evaluations: true,
        branching: [1, 20],
        depth: [2, 2],
      });
      for (const { player, children, evaluation } of nodes) {
        if (children.length === 0) continue;
        expect(evaluation).not.toBeNull();
        if (player !== 'chance') continue;
        const probabilities = children.map((child) => nodes[child]!.probability);
        expect(Math.min(...probabilities)).toBeGreaterThan(0);
        expect(Math.abs(probabilities.reduce((a, b) => a + b, 0) - 1)).toBeLessThan(1e-9);
      }
    }
    expect(draw(1, {}).nodes.every(({ evaluation }) => evaluation === null)).toBe(true);
  });
});
