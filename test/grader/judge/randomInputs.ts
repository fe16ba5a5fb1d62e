import type { GameInput } from '../../../grader/types/input.ts';
import { type RandomTreeShape, randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { type Tree, buildTree } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';

/**
 * Shapes that between them have ties, negatives, large and tiny values, one-child nodes, ragged depth and MIN
 * in a row.
 */
export const SHAPES: readonly RandomTreeShape[] = [
  { depth: [0, 4], branching: [1, 4], values: 'ties', uneven: 0.2, oneChild: 0.2, evaluations: true },
  { depth: [2, 5], branching: [1, 3], values: 'small', evaluations: true },
  {
    depth: [2, 4],
    branching: [1, 4],
    values: 'negative',
    levels: ['min', 'max'],
    uneven: 0.3,
    evaluations: true,
  },
  {
    depth: [2, 5],
    branching: [1, 3],
    values: 'ties',
    levels: ['max', 'min', 'min'],
    uneven: 0.2,
    evaluations: true,
  },
  { depth: [2, 4], branching: [1, 4], values: 'mixed', uneven: 0.2, evaluations: true },
];

export const CHANCE_SHAPES: readonly RandomTreeShape[] = [
  {
    depth: [1, 4],
    branching: [1, 4],
    values: 'small',
    levels: ['max', 'chance', 'min', 'chance'],
    uneven: 0.2,
    oneChild: 0.1,
    outcomes: 'given',
    evaluations: true,
  },
  {
    depth: [1, 4],
    branching: [1, 3],
    values: 'mixed',
    levels: ['min', 'chance'],
    uneven: 0.2,
    evaluations: true,
  },
  {
    depth: [1, 3],
    branching: [2, 4],
    values: 'ties',
    levels: ['chance', 'max'],
    outcomes: 'given',
    evaluations: true,
  },
];

/**
 * Seeded trees of all shapes in turn; a third of them with a depth limit, and some with infinite leaves if
 * asked.
 */
export function* randomInputs(
  count: number,
  { seed = 7, shapes = SHAPES, infinities = false } = {},
): Generator<GameInput> {
  const random = Random.seeded(seed);
  for (let at = 0; at < count; at += 1) {
    const drawn = buildTree(randomTreeSpec(random, shapes[at % shapes.length]!));
    const tree = infinities ? withInfinities(random, drawn) : drawn;
    const plies = Math.max(...tree.nodes.map(({ ply }) => ply));
    yield {
      kind: 'game',
      game: { name: 'tree', tree },
      depthLimit: at % 3 === 0 ? random.integer(1, Math.max(1, plies)) : Infinity,
    };
  }
}

function withInfinities(random: Random, tree: Tree): Tree {
  return {
    ...tree,
    nodes: tree.nodes.map((node) =>
      node.value !== null && random.number() < 0.3
        ? { ...node, value: random.choice([Infinity, -Infinity]) }
        : node,
    ),
  };
}
