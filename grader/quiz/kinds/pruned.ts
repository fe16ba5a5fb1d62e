import type { TreeNode } from '../../../reference/games/tree.ts';
import { nodesField, nodesGiven } from '../question/fields.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { candidate, innerOf, isLeaf, leavesBelow, leavesOf } from '../tree/nodes.ts';
import { keyOf } from '../tree/world.ts';
import type { Given, TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { what } from './shared/keys.ts';
import { cutoffsReason, searchIdea, searchOf, searchWords } from './shared/treeSearch.ts';

const keys = {
  ...what(['branches', 'leaves', 'nodes'], 'leaves, branches (the topmost nodes) or nodes'),
} as const;
type Question = QuestionOf<'pruned', typeof keys>;
type PrunedAsk = Ask<Question, TreeFigure>;

const ASKED = {
  branches: 'branches are pruned',
  leaves: 'leaves are never evaluated',
  nodes: 'nodes are never looked at',
} as const;
const LABELS = { branches: 'Pruned branches', leaves: 'Pruned leaves', nodes: 'Pruned nodes' } as const;

/**
 * `pruned`: leaves, topmost branches, or every node that is never looked at. A node stands for all that is
 * below it.
 */
export const pruned: QuestionKind<Question, TreeFigure> = {
  name: 'pruned',
  summary: 'the leaves, topmost branches or nodes that are never looked at',
  example: {
    figure: EXAMPLE_TREE,
    question: { what: 'leaves' },
  },
  figures: ['tree'],
  keys,
  search: 'pruning',
  shows: 'search',
  keepsSearch: true,
  prompt: (ask) => `${searchWords(ask)} Which ${ASKED[ask.question.what]}, if any?`,
  fields: ({ question, figure: { tree } }) => {
    const below = leavesBelow(tree);
    const order = question.what === 'leaves' ? [...leavesOf(tree), ...innerOf(tree)] : tree.nodes;
    const among = order.filter(({ parent }) => parent >= 0).map((node) => candidate(node, 'value'));
    return [
      nodesField(LABELS[question.what], among, {
        ranges: true,
        below: new Map(among.map(({ index }) => [index, below[index] ?? []])),
      }),
    ];
  },
  idea: searchIdea,
  because: cutoffsReason,
  answer: (ask, world) => [searchOf(ask, world, ({ evaluated }) => nodesGiven(prunedNodes(ask, evaluated)))],
  learn: (ask, own, _at, given) => {
    const key = keyOf(ask.question.how);
    if (given.type === 'nodes' && !own.tree.evaluated.has(key))
      own.tree.evaluated.set(key, leavesLeft(ask, given));
  },
  evaluatedBy: leavesLeft,
};

/** Leaves that are below none of the nodes named. */
function leavesLeft({ figure: { tree } }: PrunedAsk, given: Given): number[] {
  const below = leavesBelow(tree);
  const named = given.type === 'nodes' ? given.nodes : [];
  const left = new Set(named.flatMap((node) => below[node] ?? []));
  return leavesOf(tree)
    .map(({ index }) => index)
    .filter((leaf) => !left.has(leaf));
}

/** Nodes with no evaluated leaf below, as the question wants them named. */
function prunedNodes({ question, figure: { tree } }: PrunedAsk, evaluated: readonly number[]): number[] {
  const seen = new Set(evaluated);
  const below = leavesBelow(tree);
  const isPruned = (index: number): boolean => (below[index] ?? []).every((leaf) => !seen.has(leaf));
  const isAsked = (node: TreeNode): boolean => {
    if (question.what === 'leaves') return isLeaf(node);
    return question.what === 'nodes' || node.parent === 0 || !isPruned(node.parent);
  };
  return tree.nodes
    .filter((node) => node.parent >= 0 && isPruned(node.index) && isAsked(node))
    .map(({ index }) => index);
}
