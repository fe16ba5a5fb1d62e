import type { TreeModel } from '../picture/treeModel.ts';
import { visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import type { NodeId } from '../words/nodes.ts';
import { drawnIn, type ShownStep } from './shownSteps.ts';
import type { Watched } from './watched.ts';

/** Steps at nodes that are drawn, as a drawing writes them. */
export interface Told {
  /** Where each of them stands among all steps. */
  readonly places: readonly number[];
  readonly shown: readonly ShownStep[];
  readonly drawn: ReadonlySet<number>;
  /** Any step in a sentence, by its place among all. */
  tell(at: number): string;
}

export function told(model: TreeModel, watched: Watched, most: number): Told {
  const drawn = drawnIn(model);
  const places = watched.steps.flatMap(({ node }, at) => (drawn.has(node) ? [at] : [])).slice(0, most);
  const idOf = (node: number): NodeId => (node === 0 ? null : visibleLine(itemAt(model.nodes, node).node.id));
  return {
    places,
    shown: places.map((at) => watched.shown(at)),
    drawn,
    tell: (at) => watched.tell(at, idOf),
  };
}
