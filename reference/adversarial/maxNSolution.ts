import { multiTreeGame } from '../games/multiTree.ts';
import type { Tree } from '../games/tree.ts';
import { treeGame } from '../games/tree.ts';
import { maxN } from './maxN.ts';
import type { MultiGame } from './multiGame.ts';
import { constantSum } from './multiGame.ts';
import type { JsonNumber, Solution, SolvedLeaf } from './solution.ts';
import { toJson } from './solution.ts';

/** Expectations this close together, as a share of the largest utility, are tied: sums round. */
const TOLERANCE = 1e-9;

/**
 * Solves a tree by max^n and says all of it in the form of `solve`: every value is a list, one number a
 * player. A tree with one value a leaf is taken as zero-sum between MAX (player 0) and MIN (player 1).
 *
 * The best children are all that are equally good for the player at the root; `depth` counts plies.
 *
 * @throws UnknownLeafError, NoEvaluationError where the search needs a value that the tree does not give.
 */
export function solveMaxN(tree: Tree, depth = Infinity): Solution<readonly JsonNumber[]> {
  const { nodes } = tree;
  const game = tree.players === null ? constantSum(treeGame(tree)) : multiTreeGame(tree);
  const valuesOf = new Map<number, readonly number[]>();
  const { values, action } = maxN(game, 0, {
    depth,
    trace: { enter() {}, leave: (state, found) => void valuesOf.set(state, found) },
  });
  const visited = nodes.filter(({ index }) => valuesOf.has(index));
  const isLeaf = (index: number): boolean =>
    nodes[index]!.children.length === 0 || nodes[index]!.ply === depth;
  const evaluated = visited.filter(({ index }) => isLeaf(index));
  const best = bestChildren(tree, game, valuesOf);
  return {
    value: values.map(toJson),
    actions: best.map((at) => nodes[nodes[0]!.children[at]!]!.action),
    bestChildren: best,
    principalVariation: principalVariation(tree, action, valuesOf).map((index) => nodes[index]!.id),
    leaves: nodes.flatMap(
      ({ id, index, ply, value, utility, children }): SolvedLeaf<readonly JsonNumber[]>[] => {
        if (children.length > 0 && ply !== depth) return [];
        const shown = valuesOf.get(index) ?? utility ?? (value === null ? null : [value, -value]);
        return [
          {
            id,
            value: shown?.map(toJson) ?? null,
            state: valuesOf.has(index) ? 'evaluated' : 'beyond-depth',
          },
        ];
      },
    ),
    evaluatedLeaves: evaluated.map(({ id }) => id),
    prunedLeaves: [],
    prunedBranches: [],
    pruned: [],
    nodes: nodes.map(({ id, player, index }) => {
      const found = valuesOf.get(index);
      return {
        id,
        player,
        value: found?.map(toJson) ?? null,
        bound: found === undefined ? null : 'exact',
        alpha: null,
        beta: null,
        cutoff: null,
      };
    }),
    counts: {
      visited: visited.length,
      generated: visited.length - 1,
      expanded: visited.length - evaluated.length,
      evaluated: evaluated.length,
    },
  };
}

function bestChildren(
  { nodes }: Tree,
  game: MultiGame<number, string>,
  valuesOf: ReadonlyMap<number, readonly number[]>,
): number[] {
  const { children } = nodes[0]!;
  const player = game.player(0);
  if (player === 'chance' || !children.some((child) => valuesOf.has(child))) return [];
  const mine = children.map((child) => valuesOf.get(child)![player]!);
  const most = Math.max(...mine);
  let largest = 0;
  for (const values of valuesOf.values())
    for (const value of values) if (Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
  const slack = nodes.some((node) => node.player === 'chance') ? TOLERANCE * largest : 0;
  return mine.flatMap((value, at) => (value === most || most - value <= slack ? [at] : []));
}

/** A node's values are those of the child that its player took, the very same list. */
function principalVariation(
  { nodes }: Tree,
  action: string | null,
  valuesOf: ReadonlyMap<number, readonly number[]>,
): number[] {
  const path = [0];
  let next = nodes[0]!.children.find((child) => nodes[child]!.action === action);
  while (next !== undefined) {
    path.push(next);
    const values = valuesOf.get(next);
    next =
      values === undefined
        ? undefined
        : nodes[next]!.children.find((child) => valuesOf.get(child) === values);
  }
  return path;
}
