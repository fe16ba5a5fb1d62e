import type { Tree } from '../../../reference/games/tree.ts';

/** The root's value with some leaves changed; null where it hangs on a leaf that is not given. */
export function minimaxWith({ nodes }: Tree, changed: ReadonlyMap<number, number>): number | null {
  const low = new Float64Array(nodes.length);
  const high = new Float64Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const { children, value, player } = nodes[index]!;
    if (children.length === 0) {
      const given = changed.get(index) ?? value;
      low[index] = given ?? -Infinity;
      high[index] = given ?? Infinity;
    } else if (player === 'chance') {
      const mean = (of: Float64Array): number =>
        children.reduce((sum, child) => sum + nodes[child]!.probability * of[child]!, 0);
      low[index] = mean(low);
      high[index] = mean(high);
    } else {
      const pick = player === 'max' ? Math.max : Math.min;
      low[index] = children.map((child) => low[child]!).reduce((a, b) => pick(a, b));
      high[index] = children.map((child) => high[child]!).reduce((a, b) => pick(a, b));
    }
  }
  return low[0] === high[0] ? low[0]! : null;
}
