import { probabilityOf } from '../../../reference/games/treeSpec.ts';
import type { NodeSpec, PlayerSpec } from '../../../reference/games/treeSpec.ts';
import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { formatTree } from '../../content/formatTree.ts';
import { parseTreeJson } from '../../content/tree.ts';
import { itemAt } from '../../types/lookup.ts';
import { fail, ok, type Result } from '../../types/result.ts';
import { quote } from '../../words/quoting.ts';
import {
  below,
  equallyLikely,
  leafIn,
  leafOf,
  NOT_A_LEAF,
  withChildren,
  withKey,
  worthOf,
} from './writtenNode.ts';

/** Which child to take at each node from the root on: it names the same node after a change elsewhere. */
export type Path = readonly number[];

/** A changed tree, and the node to go on with. */
export interface Edited {
  readonly tree: Tree;
  readonly at: Path;
}

export function pathTo({ nodes }: Tree, index: number): Path {
  const path: number[] = [];
  for (let node = itemAt(nodes, index); node.parent >= 0; node = itemAt(nodes, node.parent))
    path.unshift(itemAt(nodes, node.parent).children.indexOf(node.index));
  return path;
}

/** The node of a path, or the last one on the way that is there. */
export function nodeAt({ nodes }: Tree, path: Path): TreeNode {
  let node = itemAt(nodes, 0);
  for (const step of path) {
    const next = node.children[step];
    if (next === undefined) break;
    node = itemAt(nodes, next);
  }
  return node;
}

/** One child more, the last. The first child of what was a leaf takes over what that was worth. */
export function addChild(tree: Tree, at: Path): Result<Edited> {
  const { children, player } = nodeAt(tree, at);
  const fresh: NodeSpec =
    tree.players === null ? 0 : { utility: Array.from({ length: tree.players }, () => 0) };
  return changed(tree, at, [...at, children.length], (node) =>
    children.length === 0
      ? withChildren(node, [worthOf(node)])
      : withChildren(node, [...(player === 'chance' ? equallyLikely(node) : below(node)), fresh]),
  );
}

/** Without a node and all below it. A parent that loses its last child is a leaf, worth what that was. */
export function removeNode(tree: Tree, at: Path): Result<Edited> {
  const [parent, step] = parted(at);
  if (step === undefined) return fail(problem('root-stays', 'the root', 'another node: a tree has a root'));
  const { player } = nodeAt(tree, parent);
  return changed(tree, parent, parent, (node) => {
    const rest = (player === 'chance' ? equallyLikely(node) : below(node)).filter((_, nth) => nth !== step);
    return rest.length === 0 ? leafOf(node, worthOf(itemAt(below(node), step))) : withChildren(node, rest);
  });
}

/** At another place among its siblings, counted without it. */
export function moveNode(tree: Tree, at: Path, to: number): Result<Edited> {
  const [parent, step] = parted(at);
  const siblings = nodeAt(tree, parent).children.length;
  if (step === undefined || to < 0 || to >= siblings) return ok({ tree, at });
  return changed(tree, parent, [...parent, to], (node) => {
    const others = below(node).filter((_, nth) => nth !== step);
    return withChildren(node, others.toSpliced(to, 0, itemAt(below(node), step)));
  });
}

/** What a leaf is worth, as the notation writes it: `3`, `-inf`, `?`, `<1, 2, 3>`. */
export function setValue(tree: Tree, at: Path, text: string): Result<Edited> {
  const written = leafIn(text);
  if (written === NOT_A_LEAF)
    return fail(problem('not-a-value', quote(text), 'a number, inf, -inf, or ? where it does not matter'));
  return changed(tree, at, at, (node) => leafOf(node, written));
}

/** What an inner node is worth where a search stops there; nothing takes it away. */
export function setEvaluation(tree: Tree, at: Path, text: string): Result<Edited> {
  const written = text.trim() === '' ? undefined : leafIn(text);
  if (!['undefined', 'number', 'string'].includes(typeof written))
    return fail(problem('not-a-value', quote(text), 'a number, inf or -inf, or nothing'));
  return changed(tree, at, at, (node) => withKey(node, 'evaluation', written));
}

/** Whoever moves at a node. Only below chance are there probabilities. */
export const setPlayer = (tree: Tree, at: Path, player: PlayerSpec): Result<Edited> =>
  changed(tree, at, at, (node) =>
    withKey(player === 'chance' ? node : withChildren(node, equallyLikely(node)), 'player', player),
  );

/** What the edge to a node is called; nothing calls it by its place. */
export const setAction = (tree: Tree, at: Path, text: string): Result<Edited> =>
  changed(tree, at, at, (node) => withKey(node, 'action', text.trim() === '' ? undefined : text));

/** What a node is called; nothing calls it by its place. */
export const setName = (tree: Tree, at: Path, text: string): Result<Edited> =>
  changed(tree, at, at, (node) => withKey(node, 'id', text.trim() === '' ? undefined : text));

/** How likely an outcome is; the others share what is left as they shared it before. */
export function setProbability(tree: Tree, at: Path, text: string): Result<Edited> {
  const [parent, step] = parted(at);
  const wanted = /^\s*(?:[\d.]+|\d{1,9}\/[1-9]\d{0,8})\s*$/.test(text) ? probabilityOf(text.trim()) : NaN;
  const { children } = nodeAt(tree, parent);
  if (step === undefined || !(wanted >= 0 && wanted <= 1) || (children.length === 1 && wanted !== 1))
    return fail(
      problem(
        'not-a-probability',
        quote(text),
        children.length === 1 ? '1, as there is no other outcome' : 'a number from 0 to 1, or 1/3',
      ),
    );
  const before = children.map((child) => itemAt(tree.nodes, child).probability);
  const others = 1 - itemAt(before, step);
  const share = (old: number): number =>
    others > 0 ? (old / others) * (1 - wanted) : (1 - wanted) / (children.length - 1);
  return changed(tree, parent, at, (node) =>
    withChildren(
      node,
      below(node).map((child, nth) =>
        withKey(child, 'probability', nth === step ? wanted : rounded(share(itemAt(before, nth)))),
      ),
    ),
  );
}

/** As exact as probabilities are added up, without the last digits of a quotient. */
const rounded = (value: number): number => Number(value.toFixed(12));

const parted = (at: Path): [parent: Path, step: number | undefined] => [at.slice(0, -1), at.at(-1)];

const problem = (code: string, found: string, expected: string) => ({
  code,
  file: null,
  place: '',
  found,
  expected,
});

function changed(tree: Tree, path: Path, at: Path, change: (node: NodeSpec) => NodeSpec): Result<Edited> {
  const spec = formatTree(tree);
  const above: NodeSpec[] = [spec.tree];
  for (const step of path) above.push(itemAt(below(itemAt(above, above.length - 1)), step));
  let node = change(itemAt(above, path.length));
  for (let depth = path.length - 1; depth >= 0; depth -= 1)
    node = withChildren(itemAt(above, depth), below(itemAt(above, depth)).with(itemAt(path, depth), node));
  const built = parseTreeJson({ ...spec, tree: node }, null);
  return built.ok ? ok({ tree: built.value, at }) : built;
}
