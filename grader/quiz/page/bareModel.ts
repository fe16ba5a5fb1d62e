import type { TreeModel } from '../../picture/treeModel.ts';
import type { TreeFigure } from '../types.ts';

/** The layout works on the model of a search; a quiz has none to show yet. */
export function bareModel({ tree }: TreeFigure): TreeModel {
  return {
    tree,
    compared: false,
    firstPlayer: 1,
    evidence: { evaluated: [] },
    nodes: tree.nodes.map((node) => ({
      node,
      state: null,
      times: 0,
      shared: null,
      branch: null,
      known: null,
      onPath: false,
      isDifference: false,
      children: node.children,
      hidden: 0,
    })),
  };
}
