import type { Cut, Returns, Window } from '../game.ts';
import { FULL_WINDOW } from '../game.ts';
import type { Tree } from '../games/tree.ts';
import type { PlayerSpec } from '../games/treeSpec.ts';
import { treeGame } from '../games/tree.ts';
import type { Visit } from '../trace.ts';
import { recordVisits, watch } from '../trace.ts';
import { RefusedError } from './refused.ts';
import type { Searched, SolveAlgorithm } from './searchTree.ts';
import { searchTree } from './searchTree.ts';
import { type Solution, type SolvedLeaf, type SolvedNode, toJson } from './solution.ts';

/** What to search a tree with. */
export interface SolveOptions {
  readonly algorithm: SolveAlgorithm;
  /** Convention of alpha–beta; non-strict and fail-soft unless given. */
  readonly cut?: Cut;
  readonly returns?: Returns;
  /** Plies, chance included; without limit unless given. */
  readonly depth?: number;
  /** Initial window of alpha–beta; everything unless given. */
  readonly window?: Window;
}

type VisitByState = (Visit<number> | undefined)[];

/**
 * Searches a tree from its root and says everything there is to say about it. All values are MAX's.
 *
 * @throws UnknownLeafError, NoEvaluationError where the search needs a value that the tree does not give.
 * @throws RefusedError where the algorithm does not apply to the tree.
 */
export function solve(tree: Tree, options: SolveOptions): Solution {
  const { nodes } = tree;
  if (tree.players !== null)
    throw new RefusedError(`this tree gives each of ${tree.players} players a utility of its own: use max-n`);
  const depth = options.depth ?? Infinity;
  const watched = watch(treeGame(tree));
  const { trace, visits } = recordVisits<number>();
  const visitOf: VisitByState = new Array(nodes.length); // the last visit of each node
  const searched = searchTree(watched.game, {
    algorithm: options.algorithm,
    cut: options.cut ?? 'non-strict',
    returns: options.returns ?? 'fail-soft',
    window: options.window ?? FULL_WINDOW,
    depth,
    trace,
    bounds: tree.bounds,
  });
  for (const visit of visits) visitOf[visit.state] = visit;
  const best = bestChildren(tree, searched, visitOf);

  const ids = (states: readonly number[]): string[] => states.map((state) => nodes[state]!.id);
  const within = nodes.filter((node) => node.ply <= depth);
  const pruned = within.filter((node) => visitOf[node.index] === undefined);
  const leaves: SolvedLeaf[] = [];
  for (const { id, index, ply, children, value, evaluation } of nodes) {
    if (children.length > 0 && ply !== depth) continue;
    const shown = children.length > 0 ? evaluation : value;
    leaves.push({
      id,
      value: shown === null ? null : toJson(shown),
      state: ply > depth ? 'beyond-depth' : visitOf[index] !== undefined ? 'evaluated' : 'pruned',
    });
  }
  return {
    value: toJson(searched.value),
    actions: best.map((at) => nodes[nodes[0]!.children[at]!]!.action),
    bestChildren: best,
    principalVariation: ids(principalVariation(tree, best, visitOf)),
    leaves,
    evaluatedLeaves: ids([...new Set(watched.evaluated)]),
    prunedLeaves: leaves.filter(({ state }) => state === 'pruned').map(({ id }) => id),
    prunedBranches: pruned.filter((node) => visitOf[node.parent] !== undefined).map(({ id }) => id),
    pruned: pruned.map(({ id }) => id),
    nodes: nodes.map(({ id, player, index }) => solvedNode(id, player, visitOf[index])),
    counts: {
      visited: visits.length,
      generated: watched.generated.length,
      expanded: watched.expanded.length,
      evaluated: watched.evaluated.length,
    },
  };
}

function solvedNode(id: string, player: PlayerSpec, visit: Visit<number> | undefined): SolvedNode {
  if (visit === undefined)
    return { id, player, value: null, bound: null, alpha: null, beta: null, cutoff: null };
  const { value, bound, window, cutoff } = visit;
  return {
    id,
    player,
    value: toJson(value),
    bound,
    alpha: toJson(window.alpha),
    beta: toJson(window.beta),
    cutoff,
  };
}

/**
 * Positions of the root's best children: those that the algorithm names, else those whose value is the
 * root's.
 */
function bestChildren(
  { nodes }: Tree,
  { value, actions, tolerance }: Searched,
  visitOf: VisitByState,
): number[] {
  const { player, children } = nodes[0]!;
  if (player === 'chance') return [];
  const positions = [...children.keys()];
  if (actions !== null) {
    const named = new Set(actions);
    return positions.filter((at) => named.has(nodes[children[at]!]!.action));
  }
  const slack = tolerance === 0 ? 0 : tolerance * largestLeaf(nodes, visitOf);
  return positions.filter((at) => {
    const visit = visitOf[children[at]!];
    return visit !== undefined && (visit.value === value || Math.abs(visit.value - value) <= slack);
  });
}

function largestLeaf(nodes: Tree['nodes'], visitOf: VisitByState): number {
  let largest = 0;
  for (const { index, children } of nodes) {
    const value = visitOf[index]?.value ?? 0;
    if (children.length === 0 && Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
  }
  return largest;
}

/** From the root's first best child, down along the first child that has its parent's value. */
function principalVariation({ nodes }: Tree, best: readonly number[], visitOf: VisitByState): number[] {
  const path = [0];
  let next = best.length === 0 ? undefined : nodes[0]!.children[best[0]!];
  while (next !== undefined) {
    path.push(next);
    const { player, children } = nodes[next]!;
    const value = visitOf[next]?.value;
    next =
      player === 'chance' || value === undefined
        ? undefined
        : children.find((child) => visitOf[child]?.value === value);
  }
  return path;
}
