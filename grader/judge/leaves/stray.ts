import { differenceAt } from '../evidence.ts';
import { isLeaf } from '../../reading/search.ts';
import type { Unrolled } from '../../reading/unrolled.ts';
import { count } from '../../words/values.ts';
import { type Compared, type Explanation, nodeName } from './compared.ts';

/**
 * A search that stopped at `node` though the game goes on there, or that went on below it, past the depth
 * limit. Null when neither is so.
 */
export function explainStray(
  { unrolled, depthLimit, actual }: Pick<Compared, 'unrolled' | 'depthLimit' | 'actual'>,
  node: number,
): Explanation | null {
  const deeper =
    unrolled.ply(node) > depthLimit
      ? node
      : [...actual].find((other) => unrolled.ply(other) > depthLimit && isBelow(unrolled, other, node));
  if (deeper !== undefined) {
    const sentence = `Your search went past the depth limit: it evaluated ${nodeName(unrolled, deeper)}, ${plies(unrolled, deeper)} below the root, but depthLimit is ${depthLimit}.`;
    return {
      difference: differenceAt(unrolled, deeper, sentence),
      help: 'The root is at depth 0; at depth depthLimit, take game.evaluate(state) and go no deeper.',
    };
  }
  if (isLeaf(unrolled, node, depthLimit)) return null;
  const until = Number.isFinite(depthLimit) ? `depthLimit is ${depthLimit}` : 'there is no depth limit';
  const sentence = `Your search stopped at ${nodeName(unrolled, node)}, ${plies(unrolled, node)} below the root, and took its evaluation, but ${until} and the game goes on there.`;
  return {
    difference: differenceAt(unrolled, node, sentence),
    help: 'The root is at depth 0; stop only at terminal states and at depth depthLimit.',
  };
}

const plies = (unrolled: Unrolled, node: number): string => count(unrolled.ply(node), 'ply', 'plies');

function isBelow(unrolled: Unrolled, node: number, above: number): boolean {
  let at = node;
  while (unrolled.ply(at) > unrolled.ply(above)) at = unrolled.parent(at);
  return at === above;
}
