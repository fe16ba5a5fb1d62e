import { nodesField, nodesGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import { candidate } from '../tree/nodes.ts';
import { bestChildren, principalVariation as optimalPath } from '../tree/values.ts';
import type { TreeFigure } from '../types.ts';
import { hasTiedMoves } from './shared/nodeValues.ts';

const keys = {} as const;
type Question = QuestionOf<'principal-variation', typeof keys>;

/** `principal-variation`: any path of best moves from the root to a leaf. */
export const principalVariation: QuestionKind<Question, TreeFigure> = {
  name: 'principal-variation',
  isIndivisible: true,
  figures: ['tree'],
  keys,
  shows: 'values',
  prompt: () => 'Give the principal variation: the nodes from the root to a leaf when both play their best.',
  fields: ({ figure: { tree } }) => [
    nodesField(
      'Nodes from the root',
      tree.nodes.map((node) => candidate(node)),
      { ordered: true, between: ' → ' },
    ),
  ],
  answer: (ask, { tree }) => [nodesGiven(optimalPath(ask.figure.tree, tree.values))],
  accepts: ({ figure: { tree } }, world, _at, given) => {
    if (given.type !== 'nodes') return false;
    const [first, ...rest] = given.nodes;
    let at = tree.nodes[0];
    for (const next of first === undefined || first === 0 ? rest : given.nodes) {
      const best = at === undefined ? [] : bestChildren(tree, world.tree.values, at.index);
      if (!best.some((place) => at?.children[place] === next)) return false;
      at = tree.nodes[next];
    }
    return at !== undefined && (at.children.length === 0 || at.player === 'chance');
  },
  isTied: ({ figure: { tree } }) => hasTiedMoves(tree),
};
