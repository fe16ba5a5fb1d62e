import type { Tree } from '../../reference/games/tree.ts';
import { modelOf } from '../picture/treeModel.ts';
import { treeSvg } from '../picture/treeSvg.ts';
import { visibleLine } from '../picture/visible.ts';
import { count, shortNumber } from '../words/numbers.ts';

/**
 * A tree as it is given, with nothing of what a search finds.
 *
 * @param isNamed Whether parts of the drawing say of which node they are, as in that of a search.
 */
export function bareSvg(tree: Tree, isNamed = false): string {
  const model = modelOf(tree, { evaluated: [] });
  const evaluations = new Map(
    tree.nodes.flatMap(({ index, children, evaluation }) =>
      children.length === 0 || evaluation === null ? [] : [[index, `(${shortNumber(evaluation)})`] as const],
    ),
  );
  const texts = (node: number): { value: string; window: string } => ({
    value: evaluations.get(node) ?? '',
    window: '',
  });
  const description = `${visibleLine(tree.title)}: ${count(tree.nodes.length, 'node')}.`;
  if (isNamed) return treeSvg(model, { texts, values: evaluations, description });
  const frame = {
    now: -1,
    looks: new Map(tree.nodes.map(({ index }) => [index, 'done' as const])),
    values: evaluations,
    windows: new Map<number, string>(),
    open: new Set<number>(),
    struck: new Set<number>(),
  };
  return treeSvg(model, { texts, frame, description });
}
