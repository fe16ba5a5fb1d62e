import type { Step } from '../../reading/search.ts';
import type { Unrolled } from '../../reading/unrolled.ts';

/**
 * The first node that is not generated as `generation` asks; null when all are.
 * - `lazy`: a successor is generated when it is searched, so each sibling before it has been searched, and so
 *   is it.
 * - `eager`: all successors of a node are generated before any of them is searched.
 */
export function outOfTurn(
  unrolled: Unrolled,
  steps: readonly Step[],
  unseen: ReadonlySet<number>,
  generation: 'lazy' | 'eager',
): number | null {
  const generated = new Set<number>();
  const searched = new Set<number>();
  /** The child of each node that was generated last. */
  const latest = new Map<number, number>();
  for (const { kind, node } of steps) {
    if (kind === 'generate') {
      const parent = unrolled.parent(node);
      const before = latest.get(parent);
      if (generation === 'lazy' && before !== undefined && !searched.has(before) && !unseen.has(before))
        return node;
      generated.add(node);
      latest.set(parent, node);
      continue;
    }
    for (let at = node; at > 0 && !searched.has(at); at = unrolled.parent(at)) {
      searched.add(at);
      if (
        generation === 'eager' &&
        !unrolled.children(unrolled.parent(at)).every((sibling) => generated.has(sibling))
      )
        return at;
    }
  }
  if (generation === 'eager') return null;
  return [...latest.values()].find((node) => !searched.has(node) && !unseen.has(node)) ?? null;
}
