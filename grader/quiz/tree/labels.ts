import type { Tree } from '../../../reference/games/tree.ts';
import { isNamed } from '../../picture/treeLabels.ts';

/**
 * Gives every node without a name of its own a letter to be answered by.
 *
 * - `auto`: inner nodes A, B, C, … level by level, leaves L1, L2, … from the left.
 * - `preorder`: a, b, c, … in the order of a depth-first search, the root left out: letters for branches.
 * - `level-order`: A, B, C, … level by level, leaves too.
 * - `given`: names as they are, positions where there are none.
 *
 * A letter that a given name already has, in either case, is left out.
 */
export function labelTree(tree: Tree, letters: 'auto' | 'preorder' | 'level-order' | 'given'): Tree {
  if (letters === 'given') return tree;
  const taken = new Set(tree.nodes.filter(({ id }) => isNamed(id)).map(({ id }) => id.toLowerCase()));
  const next = (make: (at: number) => string): (() => string) => {
    let at = 0;
    return () => {
      for (;;) {
        const label = make(at);
        at += 1;
        if (!taken.has(label.toLowerCase())) return label;
      }
    };
  };
  const upper = next(lettersOf);
  const lower = next((at) => lettersOf(at).toLowerCase());
  const leaf = next((at) => `L${at + 1}`);
  const ids = tree.nodes.map(({ id }) => id);
  const byLevel = [...tree.nodes].sort((a, b) => a.ply - b.ply || a.index - b.index);
  const order =
    letters === 'auto'
      ? [
          ...byLevel.filter(({ children }) => children.length > 0),
          ...tree.nodes.filter(({ children }) => children.length === 0),
        ]
      : letters === 'preorder'
        ? tree.nodes
        : byLevel;
  for (const node of order) {
    if (isNamed(node.id)) continue;
    if (letters === 'preorder') {
      if (node.parent >= 0) ids[node.index] = lower();
    } else ids[node.index] = letters === 'auto' && node.children.length === 0 ? leaf() : upper();
  }
  return { ...tree, nodes: tree.nodes.map((node) => ({ ...node, id: ids[node.index] ?? node.id })) };
}

/** A, B, …, Z, AA, AB, … */
export function lettersOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last;
}
