import { describe, expect, test } from 'vitest';
import { solve } from '../../../reference/adversarial/solve.ts';
import { CUTS, FULL_WINDOW, RETURNS } from '../../../reference/game.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { buildTree, type Tree } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import type { SolveAlgorithm } from '../../../reference/adversarial/searchTree.ts';
import { toJson } from '../../../reference/adversarial/solution.ts';
import { stepThrough, type TreeStep } from '../../../grader/steps/treeSteps.ts';

const SEARCH = { cut: 'non-strict', returns: 'fail-soft', window: FULL_WINDOW, depth: Infinity } as const;
const stepsOf = (
  tree: Tree,
  algorithm: SolveAlgorithm,
  more: Partial<Parameters<typeof stepThrough>[1]> = {},
) => stepThrough(tree, { ...SEARCH, algorithm, ...more }).steps;
const idOf = ({ nodes }: Tree, { node }: TreeStep): string => nodes[node]!.id;

test('figure 5.5 of Russell and Norvig: the windows of figure 5.2, one after the other', () => {
  const tree = buildTree({
    title: 't',
    tree: [
      [3, 12, 8],
      [2, 4, 6],
      [14, 5, 2],
    ],
  });
  const steps = stepsOf(tree, 'alpha-beta');
  expect(
    steps.map((step) => `${step.kind} ${idOf(tree, step)} ${step.value} [${step.alpha}, ${step.beta}]`),
  ).toEqual([
    'enter root null [-Infinity, Infinity]',
    'enter 0 null [-Infinity, Infinity]',
    'evaluate 0.0 3 [-Infinity, Infinity]',
    'update 0 3 [-Infinity, 3]',
    'evaluate 0.1 12 [-Infinity, 3]',
    'update 0 3 [-Infinity, 3]',
    'evaluate 0.2 8 [-Infinity, 3]',
    'update 0 3 [-Infinity, 3]',
    'update root 3 [3, Infinity]',
    'enter 1 null [3, Infinity]',
    'evaluate 1.0 2 [3, Infinity]',
    // It returns before the bound moves.
    'update 1 2 [3, Infinity]',
    'cut 1 2 [3, Infinity]',
    'update root 3 [3, Infinity]',
    'enter 2 null [3, Infinity]',
    'evaluate 2.0 14 [3, Infinity]',
    'update 2 14 [3, 14]',
    'evaluate 2.1 5 [3, 14]',
    'update 2 5 [3, 5]',
    'evaluate 2.2 2 [3, 5]',
    'update 2 2 [3, 5]',
    'update root 3 [3, Infinity]',
    'finish root 3 [3, Infinity]',
  ]);
});

describe('on random trees, steps and solution say the same', () => {
  const random = Random.seeded(17);
  const trees = Array.from({ length: 150 }, () =>
    buildTree(randomTreeSpec(random, { depth: [1, 4], branching: [1, 4], values: 'small' })),
  );
  const ways = CUTS.flatMap((cut) => RETURNS.map((returns) => ({ cut, returns })));
  test.each([
    ...ways.map((way) => ['alpha-beta', way] as const),
    ...(['minimax', 'negamax', 'all-optimal', 'expectimax'] as const).map((name) => [name, {}] as const),
  ])('%s %o', (algorithm, way) => {
    for (const tree of trees) {
      const steps = stepsOf(tree, algorithm, way);
      const solution = solve(tree, { algorithm, ...way });
      const last = steps.at(-1)!;
      expect([last.kind, toJson(last.value!)]).toEqual(['finish', solution.value]);
      const looked = steps.filter(({ kind }) => kind === 'evaluate').map((step) => idOf(tree, step));
      expect(looked).toEqual(solution.evaluatedLeaves);
      for (const step of steps) {
        const solved = solution.nodes[step.node]!;
        if (step.kind === 'enter')
          expect([toJson(step.alpha), toJson(step.beta)]).toEqual([solved.alpha, solved.beta]);
        if (step.kind === 'cut') expect(step.cutoff).toEqual(solved.cutoff);
        if (step.kind === 'update')
          expect(toJson(step.from.value)).toBe(solution.nodes[step.from.node]!.value);
      }
      const cuts = solution.nodes.filter(({ cutoff }) => cutoff !== null && cutoff.skipped > 0);
      expect(steps.filter(({ kind }) => kind === 'cut')).toHaveLength(cuts.length);
    }
  });
});

test('children in another order', () => {
  const tree = buildTree({
    title: 't',
    tree: [
      [3, 12],
      [2, 4],
    ],
  });
  const backwards = stepThrough(tree, { ...SEARCH, algorithm: 'alpha-beta' }, (node) =>
    [...tree.nodes[node]!.children].reverse(),
  );
  expect(backwards.searched.value).toBe(3);
  const looked = backwards.steps.filter(({ kind }) => kind === 'evaluate');
  expect(looked.map((step) => idOf(tree, step))).toEqual(['1.1', '1.0', '0.1', '0.0']);
});

test('a mean grows by each outcome', () => {
  const tree = buildTree({
    title: 't',
    levels: ['chance', 'max'],
    tree: [
      [3, 5],
      [2, 9],
    ],
  });
  const sums = stepsOf(tree, 'expectimax').filter(({ kind, node }) => kind === 'update' && node === 0);
  expect(sums.map(({ value }) => value)).toEqual([2.5, 7]);
});
