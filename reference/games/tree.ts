import type { Game, Player } from '../game.ts';
import { numberOf, probabilityOf } from './treeSpec.ts';
import type { AgentsSpec, LeafOutcome, LeafSpec, NodeSpec, PlayerSpec, TreeSpec } from './treeSpec.ts';

/** One node of a built tree; `index` is its place in preorder, which is also its state in the game. */
export interface TreeNode {
  readonly index: number;
  readonly id: string;
  /** Index of the parent, −1 at the root. */
  readonly parent: number;
  readonly ply: number;
  /** Who moves here. At a leaf: the opponent of the parent's player, else the player of its level. */
  readonly player: PlayerSpec;
  /** Label of the edge that leads here; empty at the root. */
  readonly action: string;
  /** Probability of the edge that leads here, 1 unless the parent is a chance node. */
  readonly probability: number;
  /** Indices of the children, in order; empty at a leaf. */
  readonly children: readonly number[];
  /** MAX's utility at a leaf; null when unknown, at inner nodes, and in games with a utility each. */
  readonly value: number | null;
  /** One utility a player, at a leaf of an N-player tree. */
  readonly utility: readonly number[] | null;
  /** Value at a depth limit; null where the file gives none. */
  readonly evaluation: number | null;
  /** Only at leaves of a game between agents. */
  readonly outcome?: LeafOutcome;
}

/**
 * A built tree: flat, in preorder, so that it can be cloned to a worker and walked at any depth
 * without recursion. Node 0 is the root.
 */
export interface Tree {
  readonly title: string;
  readonly source: string | null;
  readonly nodes: readonly TreeNode[];
  /** Between which numbers all leaves lie; one of them may be infinite. */
  readonly bounds: readonly [number, number] | null;
  /** Number of players when utilities are vectors, else null. */
  readonly players: number | null;
  readonly agents?: AgentsSpec;
}

/** Raised by the game when a search asks for a leaf whose value is not given; names the leaf. */
export class UnknownLeafError extends Error {
  override readonly name = 'UnknownLeafError';
  readonly leaf: string;

  constructor(leaf: string) {
    super(`leaf ${leaf} has no value (null in the tree file), but the search evaluated it`);
    this.leaf = leaf;
  }
}

/**
 * Raised by the game when a search asks for a value at the depth limit where the file gives no evaluation.
 */
export class NoEvaluationError extends Error {
  override readonly name = 'NoEvaluationError';
  readonly node: string;

  constructor(node: string) {
    super(`node ${node} has no evaluation, but the search stopped there`);
    this.node = node;
  }
}

const ALTERNATING: readonly PlayerSpec[] = ['max', 'min'];

type ExplicitNode = Extract<NodeSpec, { readonly id?: string }>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Builds a tree from a validated file. Iterative, so that depth costs no stack. Ids default to positions
 * (`root`, `0`, `0.1`, …), actions to the child's index in decimal, chance to uniform.
 */
export function buildTree(spec: TreeSpec): Tree {
  const levels = spec.levels ?? usualLevels(spec);
  const nodes: Mutable<TreeNode>[] = [];
  const children: number[][] = [];
  // Popped in preorder; `at` is the position under the parent, `position` the same from the root.
  const stack: { node: NodeSpec; parent: number; at: number; siblings: number; position: string }[] = [
    { node: spec.tree, parent: -1, at: 0, siblings: 1, position: '' },
  ];
  while (stack.length > 0) {
    const { node, parent, at, siblings, position } = stack.pop()!;
    const index = nodes.length;
    const above = nodes[parent];
    const ply = above === undefined ? 0 : above.ply + 1;
    const fields = explicit(node);
    const level = levels[ply % levels.length]!;
    const own: number[] = [];
    children.push(own);
    children[parent]?.push(index);
    nodes.push({
      index,
      id: fields.id ?? (above === undefined ? 'root' : position),
      parent,
      ply,
      player: fields.player ?? (fields.children === undefined ? leafPlayer(above?.player, level) : level),
      action: above === undefined ? '' : (fields.action ?? String(at)),
      probability: above?.player === 'chance' ? probabilityOf(fields.probability ?? 1 / siblings) : 1,
      children: own,
      value: toNumber(fields.value),
      utility: fields.utility ?? null,
      evaluation: toNumber(fields.evaluation),
      ...(fields.outcome === undefined ? {} : { outcome: fields.outcome }),
    });
    const below = fields.children ?? [];
    for (let i = below.length - 1; i >= 0; i -= 1) {
      stack.push({
        node: below[i]!,
        parent: index,
        at: i,
        siblings: below.length,
        position: position === '' ? `${i}` : `${position}.${i}`,
      });
    }
  }
  const { title, source = null, players = null, agents } = spec;
  const bounds =
    spec.bounds === undefined ? null : ([numberOf(spec.bounds[0]), numberOf(spec.bounds[1])] as const);
  return { title, source, nodes, bounds, players, ...(agents === undefined ? {} : { agents }) };
}

/** Several players take turns in the order of their numbers. */
function usualLevels({ players, root }: TreeSpec): readonly PlayerSpec[] {
  if (players !== undefined) return Array.from({ length: players }, (_, player) => player);
  return root === 'min' ? ALTERNATING.toReversed() : ALTERNATING;
}

function explicit(node: NodeSpec): ExplicitNode {
  if (Array.isArray(node)) return { children: node as readonly NodeSpec[] };
  if (node === null || typeof node !== 'object') return { value: node };
  return node as ExplicitNode;
}

/** A leaf belongs to the opponent of its parent, so that negamax knows its sign there. */
function leafPlayer(parent: PlayerSpec | undefined, level: PlayerSpec): PlayerSpec {
  if (parent === 'max') return 'min';
  if (parent === 'min') return 'max';
  return level === 'chance' ? 'max' : level;
}

function toNumber(value: LeafSpec | undefined): number | null {
  return value === undefined || value === null ? null : numberOf(value);
}

/**
 * The game played on a two-player tree; a state is a node's index, an action the label of an edge.
 * Every question is answered in constant time, or in the number of the node's children.
 *
 * @throws UnknownLeafError, NoEvaluationError where a search asks for a value that the tree does not give.
 * @throws RangeError for a state or an action that is not in the tree.
 */
export function treeGame(tree: Tree): Game<number, string> {
  const { nodes } = tree;
  // Children by action, where a scan would be slow.
  const wide = new Map<number, ReadonlyMap<string, number>>();
  const at = (state: number): TreeNode => {
    const node = nodes[state];
    if (node === undefined) throw new RangeError(`no node ${state} in the tree`);
    return node;
  };
  const childBy = (state: number, action: string): number => {
    const { id, children } = at(state);
    const child =
      children.length <= 16
        ? children.find((index) => nodes[index]!.action === action)
        : wideChildren(state, children).get(action);
    if (child === undefined) throw new RangeError(`no action ${action} at node ${id}`);
    return child;
  };
  const wideChildren = (state: number, children: readonly number[]): ReadonlyMap<string, number> => {
    let byAction = wide.get(state);
    if (byAction === undefined)
      wide.set(state, (byAction = new Map(children.map((index) => [nodes[index]!.action, index]))));
    return byAction;
  };
  return {
    initial: 0,
    player: (state) => at(state).player as Player,
    actions: (state) => at(state).children.map((child) => nodes[child]!.action),
    result: childBy,
    isTerminal: (state) => at(state).children.length === 0,
    utility(state) {
      const { value, id } = at(state);
      if (value === null) throw new UnknownLeafError(id);
      return value;
    },
    evaluate(state) {
      const { evaluation, value, children, id } = at(state);
      if (evaluation !== null) return evaluation;
      if (value !== null) return value;
      throw children.length === 0 ? new UnknownLeafError(id) : new NoEvaluationError(id);
    },
    probability: (state, action) => at(childBy(state, action)).probability,
  };
}
