import { nodeId } from '../evidence.ts';
import { isLeaf } from '../../reading/search.ts';
import type { DepthLimit, NodeId } from '../../words/nodes.ts';
import type { Unrolled } from '../../reading/unrolled.ts';
import type { Compared, NodeExplanation } from './compared.ts';

/**
 * A search that stopped at `node` though the game goes on there, or that went on below it, past the depth
 * limit. Null when neither is so.
 */
export function explainStray(
  {
    unrolled,
    depthLimit,
    agents = 1,
    actual,
  }: Pick<Compared, 'unrolled' | 'depthLimit' | 'agents' | 'actual'>,
  node: number,
): NodeExplanation | null {
  const limit = { plies: Number.isFinite(depthLimit) ? depthLimit : null, agents };
  const argsAt = (at: number): { node: NodeId; ply: number; limit: DepthLimit } => ({
    node: nodeId(unrolled, at),
    ply: unrolled.ply(at),
    limit,
  });
  const deeper =
    unrolled.ply(node) > depthLimit
      ? node
      : [...actual].find((other) => unrolled.ply(other) > depthLimit && isBelow(unrolled, other, node));
  if (deeper !== undefined) {
    return { node: deeper, remark: { code: 'past-the-depth-limit', args: argsAt(deeper) } };
  }
  if (isLeaf(unrolled, node, depthLimit)) return null;
  return { node, remark: { code: 'stopped-early', args: argsAt(node) } };
}

function isBelow(unrolled: Unrolled, node: number, above: number): boolean {
  let at = node;
  while (unrolled.ply(at) > unrolled.ply(above)) at = unrolled.parent(at);
  return at === above;
}
