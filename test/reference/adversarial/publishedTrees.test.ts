import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Solution } from '../../../reference/adversarial/solution.ts';
import { solve } from '../../../reference/adversarial/solve.ts';
import type { SolveAlgorithm } from '../../../reference/adversarial/searchTree.ts';
import type { Cut } from '../../../reference/game.ts';
import { CUTS } from '../../../reference/game.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { buildTree, UnknownLeafError } from '../../../reference/games/tree.ts';

interface Published {
  readonly id: string;
  readonly source: string;
  readonly root: 'max' | 'min';
  readonly tree: NodeSpec;
  readonly bounds?: readonly [number, number];
  readonly agrees: boolean;
  readonly published: {
    readonly value?: number;
    readonly bestMove?: number;
    readonly valueIfRootMin?: number;
    readonly bestMoveIfRootMin?: number;
    readonly prunedLeaves?: readonly number[];
    /** Which cuts the source uses; `either` where both give its answer, or where it does not say. */
    readonly convention?: Cut | 'either' | 'unstated' | 'star1 with [0,10]';
    readonly exploredNodes?: readonly string[];
    readonly nodesMinimax?: number;
    readonly nodesAlphaBeta?: number;
    readonly events?: readonly (readonly [alpha: number, beta: number])[];
  };
}

const { trees } = JSON.parse(readFileSync(new URL('./publishedTrees.json', import.meta.url), 'utf8')) as {
  trees: readonly Published[];
};

const hasChance = ({ tree }: Published): boolean => JSON.stringify(tree).includes('"chance"');

function cutsOf({ published: { convention } }: Published): readonly Cut[] {
  return convention === 'strict' || convention === 'non-strict' ? [convention] : CUTS;
}

function solved(
  { id, root, tree, bounds }: Published,
  algorithm: SolveAlgorithm,
  cut: Cut,
  as = root,
): Solution {
  return solve(buildTree({ title: id, root: as, tree, ...(bounds === undefined ? {} : { bounds }) }), {
    algorithm,
    cut,
  });
}

/** Positions of the pruned leaves, from the left. */
const prunedLeaves = ({ leaves }: Solution): number[] =>
  leaves.flatMap(({ state }, at) => (state === 'pruned' ? [at] : []));

/** (alpha, beta) where each cutoff happened, in the order of the visits. */
const events = ({ nodes }: Solution): unknown[] =>
  nodes.flatMap(({ cutoff, alpha, beta, value }) =>
    cutoff === null ? [] : [cutoff.by === 'beta' ? [value, beta] : [alpha, value]],
  );

const confirmed = trees.filter(({ agrees }) => agrees);
const disputed = trees.filter(({ agrees }) => !agrees);

describe('published trees whose answer holds', () => {
  test('there are enough of them to mean something', () => expect(confirmed.length).toBe(33));

  test.each(confirmed.map((tree) => [tree.id, tree] as const))('%s', (_id, tree) => {
    const { published } = tree;
    const algorithm = hasChance(tree) ? 'expectimax' : 'alpha-beta';
    for (const cut of cutsOf(tree)) {
      const solution = solved(tree, algorithm, cut);
      if (published.value !== undefined) expect(solution.value).toBe(published.value);
      if (published.bestMove !== undefined) expect(solution.bestChildren[0]).toBe(published.bestMove);
      if (published.prunedLeaves !== undefined)
        expect(prunedLeaves(solution)).toEqual(published.prunedLeaves);
      if (published.nodesAlphaBeta !== undefined)
        expect(solution.counts.generated).toBe(published.nodesAlphaBeta);
      if (published.events !== undefined) expect(events(solution)).toEqual(published.events);
      if (published.exploredNodes !== undefined) {
        const visited = solution.nodes.filter(({ value }) => value !== null).map(({ id }) => id);
        expect(visited.sort()).toEqual([...published.exploredNodes].sort());
      }
    }
    if (published.nodesMinimax !== undefined)
      expect(solved(tree, 'minimax', 'strict').counts.generated).toBe(published.nodesMinimax);
    if (published.valueIfRootMin !== undefined)
      expect(solved(tree, 'alpha-beta', 'strict', 'min').value).toBe(published.valueIfRootMin);
    if (published.bestMoveIfRootMin !== undefined)
      expect(solved(tree, 'alpha-beta', 'strict', 'min').bestChildren[0]).toBe(published.bestMoveIfRootMin);
  });

  test('the best moves are the same by every algorithm that applies', () => {
    for (const tree of confirmed) {
      if (
        hasChance(tree) ||
        JSON.stringify(tree.tree).includes('null') ||
        tree.published.bestMove === undefined
      )
        continue;
      const all = solved(tree, 'all-optimal', 'strict');
      expect(solved(tree, 'minimax', 'strict').bestChildren, tree.id).toEqual(all.bestChildren);
      expect(all.bestChildren[0], tree.id).toBe(tree.published.bestMove);
    }
  });
});

describe('published trees whose answer does not follow', () => {
  const byId = (id: string): Published => disputed.find((tree) => tree.id === id)!;

  test('these and no others', () =>
    expect(disputed.map(({ id }) => id)).toEqual([
      'nyu-g22.2560-s05-p1',
      'qa-a-wrong',
      'notes-a-wrong',
      'games-homework-chance',
    ]));

  test.each(['qa-a-wrong', 'notes-a-wrong'])('%s: the value holds, the pruned leaves do not', (id) => {
    for (const cut of CUTS) {
      const solution = solved(byId(id), 'alpha-beta', cut);
      expect(solution.value).toBe(byId(id).published.value);
      expect(prunedLeaves(solution)).not.toEqual(byId(id).published.prunedLeaves);
      expect(prunedLeaves(solution)).toEqual([3, 6, 7]);
    }
  });

  test('nyu-g22.2560-s05-p1: the key mixes the two kinds of cut, so it fits neither', () => {
    const tree = byId('nyu-g22.2560-s05-p1');
    expect(prunedLeaves(solved(tree, 'alpha-beta', 'non-strict'))).toEqual([6, 10, 11]);
    expect(() => solved(tree, 'alpha-beta', 'strict')).toThrow(UnknownLeafError);
  });
});

describe('the quiz of the fourth notes', () => {
  // Leaves 10, 6, 100, 8, 1, 2, 20, 4 under MAX, MIN, MAX; branches lettered a to n in preorder. Answers: A
  // (10) and B (g, l, m, n).
  const letters = [...'abcdefghijklmn'].values();
  const lettered = (shape: readonly unknown[]): NodeSpec[] =>
    shape.map((part) => {
      const id = letters.next().value!;
      return Array.isArray(part)
        ? { id, children: lettered(part as unknown[]) }
        : { id, value: part as number };
    });
  const tree = buildTree({
    title: 'Quiz',
    root: 'max',
    tree: lettered([
      [
        [10, 6],
        [100, 8],
      ],
      [
        [1, 2],
        [20, 4],
      ],
    ]),
  });

  test.each(CUTS)('value 10; g, l, m and n are pruned (%s)', (cut) => {
    const solution = solve(tree, { algorithm: 'alpha-beta', cut });
    expect(solution.value).toBe(10);
    expect(solution.pruned).toEqual(['g', 'l', 'm', 'n']);
    expect(solution.prunedBranches).toEqual(['g', 'l']);
  });
});
