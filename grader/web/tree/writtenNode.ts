import type { LeafSpec, NodeSpec } from '../../../reference/games/treeSpec.ts';
import { parseNotation } from '../../content/notation/notation.ts';
import { childrenOf, isExplicit } from '../../content/treeVisit.ts';

/** Children as they are written; none of a leaf. */
export const below = (node: NodeSpec): readonly NodeSpec[] => childrenOf(node) as readonly NodeSpec[];

type Keyed = Extract<NodeSpec, { readonly id?: string }>;

/** What is said of a node, but for some of it. */
function keysBut(node: NodeSpec, ...left: readonly (keyof Keyed)[]): Keyed {
  if (!isExplicit(node)) return {};
  return Object.fromEntries(
    Object.entries(node).filter(([key]) => !(left as readonly string[]).includes(key)),
  );
}

/** In lists where that says all of it. */
export function withChildren(node: NodeSpec, children: readonly NodeSpec[]): NodeSpec {
  const rest = keysBut(node, 'value', 'utility', 'outcome', 'children');
  return Object.keys(rest).length === 0 ? children : { ...rest, children };
}

/** A leaf in the place of a node, where edges and names stay. */
export function leafOf(node: NodeSpec, worth: NodeSpec): NodeSpec {
  const rest = keysBut(node, 'children', 'player', 'evaluation', 'value', 'utility', 'outcome');
  if (Object.keys(rest).length === 0) return worth;
  return isExplicit(worth) ? { ...rest, ...worth } : { ...rest, value: worth as LeafSpec };
}

/** What a leaf is worth, and nothing else of it; 0 of a node that is none. */
export function worthOf(node: NodeSpec): NodeSpec {
  if (below(node).length > 0 || Array.isArray(node)) return 0;
  if (!isExplicit(node)) return node;
  const { value = 0, utility } = node;
  return utility === undefined ? value : { utility };
}

/** Children without the probabilities that were given. */
export const equallyLikely = (node: NodeSpec): readonly NodeSpec[] =>
  below(node).map((child) => withKey(child, 'probability', undefined));

/** With something else said of a node, or no longer said. */
export function withKey(node: NodeSpec, key: keyof Keyed, value: unknown): NodeSpec {
  const whole: Keyed = isExplicit(node)
    ? node
    : Array.isArray(node)
      ? { children: below(node) }
      : { value: node as LeafSpec };
  const next: Keyed = { ...keysBut(whole, key), ...(value === undefined ? {} : { [key]: value }) };
  if (Object.keys(next).length > 1) return next;
  return next.children ?? (next.value === undefined ? next : next.value);
}

export const NOT_A_LEAF = Symbol('not a leaf');

/** A leaf that a text writes, with nothing else to it. */
export function leafIn(text: string): NodeSpec | typeof NOT_A_LEAF {
  const read = parseNotation(text, null);
  if (!read.ok) return NOT_A_LEAF;
  const leaf = read.value.spec;
  if (Array.isArray(leaf)) return NOT_A_LEAF;
  return isExplicit(leaf) && Object.keys(leaf).join(' ') !== 'utility' ? NOT_A_LEAF : leaf;
}
