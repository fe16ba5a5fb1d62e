/**
 * What the judge of star1 lets through, held to brute force: whatever the leaves are worth that the soonest
 * search leaves out, the root is worth the same, and every correct search lies between the soonest and the
 * latest. There shares are powers of a half: where sums round, two that meet in the mind may not meet in a
 * program, and no two programs miss each other alike.
 */
import { describe, expect, test } from 'vitest';
import { ADVERSARIAL_VARIANTS } from '../../../mistakes/correct/adversarial/correctSearches.ts';
import { play } from '../../../mistakes/skeletons/play.ts';
import type { PlayedGame } from '../../../mistakes/skeletons/played.ts';
import { expectimax } from '../../../reference/adversarial/expectimax.ts';
import { star1 } from '../../../reference/adversarial/star1.ts';
import { CUT_TESTS } from '../../../reference/adversarial/cut.ts';
import { buildTree, treeGame, type Tree } from '../../../reference/games/tree.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { Random } from '../../../reference/random.ts';
import { watch } from '../../../reference/trace.ts';
import { replayStar, type StarReplay } from '../../../grader/reading/starLeaves.ts';
import { unroll } from '../../../grader/reading/unrolled.ts';

const LEVELS = [
  ['max', 'chance'],
  ['max', 'chance', 'min'],
  ['max', 'chance', 'min', 'chance'],
  ['min', 'chance', 'max', 'chance'],
  ['chance', 'max', 'chance', 'min'],
  ['max', 'chance', 'chance', 'min'],
] as const;

/** Shares that are added up and divided without rounding. */
const SHARES: readonly (readonly (readonly number[])[])[] = [
  [[1]],
  [
    [0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [0.5, 0.25, 0.25],
    [0.25, 0.25, 0.5],
  ],
];

/** The same tree with shares that are powers of a half. */
function halved(tree: Tree, random: Random): Tree {
  const nodes = tree.nodes.map((node) => ({ ...node, probability: node.probability }));
  for (const { player, children } of tree.nodes) {
    if (player !== 'chance' || children.length === 0) continue;
    const shares = random.choice(SHARES[children.length - 1]!);
    for (const [at, child] of children.entries()) nodes[child]!.probability = shares[at]!;
  }
  return { ...tree, nodes };
}

/** Trees whose bounds their leaves come near to, or reach. */
function trees(count: number): Tree[] {
  const random = Random.seeded(1983);
  return Array.from({ length: count }, (_, at) => {
    const spec = randomTreeSpec(random, {
      depth: [2, 5],
      branching: [1, 3],
      values: at % 2 === 0 ? 'small' : 'ties',
      levels: random.choice(LEVELS),
      uneven: 0.2,
      maxNodes: 60,
      outcomes: at % 3 === 0 ? 'uniform' : 'given',
    });
    const values = buildTree(spec).nodes.flatMap(({ value }) => value ?? []);
    const room = at % 4;
    return buildTree({ ...spec, bounds: [Math.min(...values) - room, Math.max(...values) + room] });
  });
}

const TREES = trees(4000);
const HALVED = TREES.map((tree, at) => halved(tree, Random.seeded(at + 1)));
const boundsOf = ({ bounds }: Tree): { alpha: number; beta: number } => ({
  alpha: bounds![0],
  beta: bounds![1],
});
const valueOf = (tree: Tree): number => expectimax(treeGame(tree), 0).value;

function replayed(tree: Tree, leaves: 'soonest' | 'latest', isReversed = false): StarReplay {
  const unrolled = unroll({ name: 'tree', tree });
  const order = (node: number): readonly number[] =>
    isReversed ? unrolled.children(node).toReversed() : unrolled.children(node);
  return replayStar({ unrolled, depthLimit: Infinity, order, bounds: boundsOf(tree), leaves });
}

const rootOf = ({ visits }: StarReplay): number => visits.get(0)!.low;

test.each(['soonest', 'latest'] as const)('the %s search finds what the root is worth', (leaves) => {
  for (const tree of TREES) {
    const found = replayed(tree, leaves);
    expect(found.visits.get(0)!.low).toBeCloseTo(found.visits.get(0)!.high, 9);
    expect(rootOf(found)).toBeCloseTo(valueOf(tree), 9);
  }
});

test('whatever the leaves are worth that it leaves out, the root is worth the same', () => {
  const random = Random.seeded(7);
  let changed = 0;
  for (const tree of TREES) {
    const seen = new Set(replayed(tree, 'soonest').evaluated);
    const { alpha, beta } = boundsOf(tree);
    const value = valueOf(tree);
    for (let time = 0; time < 4; time += 1) {
      const nodes = tree.nodes.map((node) => {
        if (node.value === null || seen.has(node.index)) return node;
        changed += 1;
        return { ...node, value: random.choice([alpha, beta, (alpha + beta) / 2]) };
      });
      expect(valueOf({ ...tree, nodes })).toBeCloseTo(value, 9);
    }
  }
  expect(changed).toBeGreaterThan(10_000);
});

/** Leaves in the order in which a correct program evaluates them. */
function leavesOf(tree: Tree, search: (game: PlayedGame, root: number) => unknown): number[] {
  const { steps } = play(
    (game, root) => {
      search(game, root);
      return { value: 0, action: null, found: { children: [], value: 0, action: null } as never };
    },
    treeGame(tree),
    { depthLimit: Infinity, bounds: boundsOf(tree) },
    100_000,
  );
  return steps.flatMap(({ op, node }) => (op === 'result' ? [] : [node]));
}

function expectBetween(tree: Tree, leaves: readonly number[], isReversed: boolean): void {
  const seen = new Set(leaves);
  const latest = new Set(replayed(tree, 'latest', isReversed).evaluated);
  expect(replayed(tree, 'soonest', isReversed).evaluated.filter((leaf) => !seen.has(leaf))).toEqual([]);
  expect([...seen].filter((leaf) => !latest.has(leaf))).toEqual([]);
}

describe('lies between the two:', () => {
  const programs = ADVERSARIAL_VARIANTS.filter(({ algorithms }) => algorithms.includes('star1'));
  test.each(programs)('$title', ({ id, load }) => {
    for (const tree of HALVED) expectBetween(tree, leavesOf(tree, load()), id === 'star1-right-to-left');
  });

  test.each(['strict', 'non-strict'] as const)('the reference, with %s cuts', (cut) => {
    for (const tree of HALVED) {
      const { game, evaluated } = watch(treeGame(tree));
      star1(game, 0, { bounds: tree.bounds!, cut: CUT_TESTS[cut] });
      expectBetween(tree, evaluated, false);
    }
  });
});
