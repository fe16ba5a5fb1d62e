import type { Tree } from '../../../reference/games/tree.ts';
import { nodesField, nodesGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import { candidate } from '../tree/nodes.ts';
import { bestChildren, exactValues, principalVariation as optimalPath } from '../tree/values.ts';
import type { TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { hasTiedMoves, valueIdea, valueReason } from './shared/nodeValues.ts';

const keys = {} as const;
type Question = QuestionOf<'principal-variation', typeof keys>;

/** Paths that are listed where several are right. */
const MOST_PATHS = 100;

/** `principal-variation`: any path of best moves from the root to a leaf. */
export const principalVariation: QuestionKind<Question, TreeFigure> = {
  name: 'principal-variation',
  summary: 'a path of best moves from the root to a leaf',
  example: {
    figure: EXAMPLE_TREE,
    question: {},
  },
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
  idea: ({ figure }) =>
    `${valueIdea(figure.tree)} From the root, go to a child that is worth what its parent is, and so on.`,
  because: ({ figure }, { tree }) =>
    optimalPath(figure.tree, tree.values)
      .map((node) => valueReason(figure.tree, tree.values, node))
      .filter((reason) => reason !== '')
      .join(' '),
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
  allRight: (ask) => pathsFrom(ask.figure.tree, 0).map(nodesGiven),
  isTied: ({ figure: { tree } }) => hasTiedMoves(tree),
};

/** Every path of best moves from a node to a leaf; it ends at a chance node. */
function pathsFrom(tree: Tree, from: number): number[][] {
  const values = exactValues(tree);
  const done: number[][] = [];
  const open = [[from]];
  for (let path = open.pop(); path !== undefined && done.length < MOST_PATHS; path = open.pop()) {
    const at = path.at(-1) ?? from;
    const next = bestChildren(tree, values, at).flatMap((place) => tree.nodes[at]?.children[place] ?? []);
    if (next.length === 0) done.push(path);
    else open.push(...next.toReversed().map((each) => [...(path ?? []), each]));
  }
  return done;
}
