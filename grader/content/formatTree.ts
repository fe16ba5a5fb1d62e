import type { Tree, TreeNode } from '../../reference/games/tree.ts';
import type { LeafSpec, NodeSpec, NumberSpec, PlayerSpec, TreeSpec } from '../../reference/games/treeSpec.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * A tree as a short file that reads back as the same tree: nested lists, with objects only where a node has a
 * name, a label, a probability, a player or an evaluation that its place does not give it. −0 is written 0.
 * The inverse of `parseTreeJson`.
 */
export function formatTree(tree: Tree): TreeSpec {
  const { head, levels } = readLevels(tree);
  const places = placesOf(tree);
  const written: NodeSpec[] = [];
  // Preorder backwards: children are written before their parent.
  for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
    const node = itemAt(tree.nodes, index);
    const level = itemAt(levels, node.ply % levels.length);
    written[index] = formatNode(
      node,
      tree,
      itemAt(places, index),
      level,
      node.children.map((child) => itemAt(written, child)),
    );
  }
  return {
    title: tree.title,
    ...(tree.source === null ? {} : { source: tree.source }),
    ...(tree.players === null ? {} : { players: tree.players }),
    ...head,
    ...(tree.bounds === null
      ? {}
      : { bounds: [formatBound(tree.bounds[0]), formatBound(tree.bounds[1])] as const }),
    ...(tree.agents === undefined ? {} : { agents: tree.agents }),
    tree: itemAt(written, 0),
  };
}

/** The players that a ply's level may name, the best first; null where any will do. */
type Choice = readonly PlayerSpec[] | null;

/** The levels to write a tree with, and the shortest way to say so at the top of the file. */
function readLevels(tree: Tree): { head: Pick<TreeSpec, 'root' | 'levels'>; levels: readonly PlayerSpec[] } {
  const plies = choicesOf(tree);
  const fits = (cycle: readonly PlayerSpec[]): boolean =>
    plies.every((choice, ply) => choice?.includes(itemAt(cycle, ply % cycle.length)) ?? true);
  if (tree.players !== null) {
    const inTurn = Array.from({ length: tree.players }, (_, player) => player);
    if (fits(inTurn)) return { head: {}, levels: inTurn };
  } else {
    for (const root of ['max', 'min'] as const) {
      const levels: PlayerSpec[] = root === 'max' ? ['max', 'min'] : ['min', 'max'];
      if (fits(levels)) return { head: { root }, levels };
    }
  }
  const levels = shortest(plies).map((choice) => choice?.[0] ?? (tree.players === null ? 'max' : 0));
  return { head: { levels }, levels };
}

/** Each ply's level: what its leaves force, and among that whoever moves at most of its nodes. */
function choicesOf(tree: Tree): Choice[] {
  const votes: Map<PlayerSpec, number>[] = [];
  const forced: (PlayerSpec | undefined)[] = [];
  for (const node of tree.nodes) {
    const ballot = (votes[node.ply] ??= new Map());
    if (node.children.length > 0) ballot.set(node.player, (ballot.get(node.player) ?? 0) + 1);
    else if (!takesOpponent(tree.nodes[node.parent])) forced[node.ply] = node.player;
  }
  return votes.map((ballot, ply) => {
    const leaf = forced[ply];
    // A leaf at a chance level is MAX's, so either level explains it; only chance does where players are
    // numbers.
    const forMax: PlayerSpec[] = tree.players === null ? ['max', 'chance'] : ['chance'];
    const allowed: PlayerSpec[] = leaf === undefined ? [...ballot.keys()] : leaf === 'max' ? forMax : [leaf];
    if (allowed.length === 0) return null;
    const most = Math.max(...allowed.map((player) => ballot.get(player) ?? 0));
    return most === 0 ? allowed : allowed.filter((player) => ballot.get(player) === most).slice(0, 1);
  });
}

/** Below MAX and MIN a leaf belongs to the opponent, whatever its level. */
const takesOpponent = (parent: TreeNode | undefined): boolean =>
  parent?.player === 'max' || parent?.player === 'min';

/** The shortest cycle that suits each ply. */
function shortest(plies: readonly Choice[]): readonly Choice[] {
  for (let length = 1; length < plies.length; length += 1) {
    const cycle: Choice[] = Array.from({ length }, () => null);
    const fits = plies.every((choice, ply) => {
      const so = cycle[ply % length] ?? null;
      const both =
        so === null || choice === null ? (so ?? choice) : so.filter((player) => choice.includes(player));
      cycle[ply % length] = both;
      return both?.length !== 0;
    });
    if (fits) return cycle;
  }
  return plies;
}

/** What a node is called by its place, and which child it is. */
export interface Place {
  readonly id: string;
  readonly at: string;
}

/** Of each node. */
export function placesOf(tree: Tree): Place[] {
  const places: Place[] = [{ id: 'root', at: '' }];
  for (const { index, children } of tree.nodes) {
    const prefix = index === 0 ? '' : `${itemAt(places, index).id}.`;
    children.forEach((child, at) => {
      places[child] = { id: `${prefix}${at}`, at: String(at) };
    });
  }
  return places;
}

function formatNode(
  node: TreeNode,
  tree: Tree,
  place: Place,
  level: PlayerSpec,
  children: readonly NodeSpec[],
): NodeSpec {
  const parent = tree.nodes[node.parent];
  const inner = children.length > 0;
  const extra = {
    ...(node.id === place.id ? {} : { id: node.id }),
    ...(node.action === place.at ? {} : { action: node.action }),
    ...(parent?.player === 'chance' && !isUniform(parent, tree) ? { probability: node.probability } : {}),
    ...(inner && node.player !== level ? { player: node.player } : {}),
    ...(node.evaluation === null ? {} : { evaluation: formatBound(node.evaluation) }),
    ...(node.outcome === undefined ? {} : { outcome: node.outcome }),
  };
  if (node.utility !== null) return { ...extra, utility: node.utility.map((value) => value + 0) };
  if (Object.keys(extra).length === 0) return inner ? children : formatNumber(node.value);
  return inner ? { ...extra, children } : { ...extra, value: formatNumber(node.value) };
}

function isUniform(parent: TreeNode, tree: Tree): boolean {
  return parent.children.every(
    (child) => itemAt(tree.nodes, child).probability === 1 / parent.children.length,
  );
}

const formatNumber = (value: number | null): LeafSpec => (value === null ? null : formatBound(value));

/** A number as a tree file says it. */
export function formatBound(value: number): NumberSpec {
  if (value === Infinity) return 'inf';
  return value === -Infinity ? '-inf' : value + 0;
}

/** A leaf's value as a text; `?` where nobody gave one. */
export const leafText = (value: number | null): string => (value === null ? '?' : String(formatBound(value)));
