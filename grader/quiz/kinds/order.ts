import type { TreeNode } from '../../../reference/games/tree.ts';
import { count } from '../../words/numbers.ts';
import { compareExact } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import { nodesField, nodesGiven } from '../question/fields.ts';
import { QuestionError } from '../question/kind.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { candidate, childrenOf, innerOf } from '../tree/nodes.ts';
import { searchByHand } from '../tree/search.ts';
import { exactValues } from '../tree/values.ts';
import type { Given, TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { NODE } from './shared/keys.ts';
import { nodeNamed } from './shared/treeNodes.ts';
import { searchIdea } from './shared/treeSearch.ts';

const MOST_CHILDREN = 6;

const keys = {
  ...NODE,
  prunes: {
    title: '"most" or "least"',
    description: 'Whether as few leaves as possible are to be evaluated, or as many. Left out, most.',
    type: 'string',
    enum: ['most', 'least'],
  },
} as const;
type Question = QuestionOf<'order', typeof keys>;
type OrderAsk = Ask<Question, TreeFigure>;

/**
 * `order`: an order of a node's children in which alpha–beta evaluates the fewest leaves, or the most. Any
 * such order is right.
 */
export const order: QuestionKind<Question, TreeFigure> = {
  name: 'order',
  summary: 'an order of a node’s children that prunes most, or least',
  example: {
    figure: EXAMPLE_TREE,
    question: { node: 'D' },
  },
  isIndivisible: true,
  figures: ['tree'],
  keys,
  search: 'pruning',
  keepsSearch: true,
  prompt: ({ question, figure }) =>
    'In which order should alpha–beta look at the children of ' +
    `${nodeNamed(figure.tree, question.node, 'node').id}, so that it evaluates as ` +
    `${question.prunes === 'least' ? 'many' : 'few'} leaves as possible? All other nodes keep their order.`,
  fields: (ask) => [
    nodesField(
      'Children, first to last',
      childrenOf(ask.figure.tree, movable(ask)).map((child) => candidate(child, 'action')),
      { ordered: true },
    ),
  ],
  look: () => 'Which child, looked at first, leaves least to do at the others?',
  idea: (ask) =>
    `${searchIdea(ask)} A bound that is good early cuts much: MAX wants its highest child first, MIN its ` +
    'lowest. The other way round, little is cut.',
  because: (ask) => {
    const { leaves, opposite } = bestOrder(ask);
    const other = ask.question.prunes === 'least' ? 'the one that prunes most' : 'the worst order';
    return `So ${count(leaves, 'leaf is', 'leaves are')} evaluated; in ${other}, ${opposite}.`;
  },
  answer: (ask) => [nodesGiven(bestOrder(ask).order)],
  accepts: (ask, _world, _at, given) =>
    given.type === 'nodes' &&
    given.nodes.length === movable(ask).children.length &&
    leavesIn(ask, given.nodes) === bestOrder(ask).leaves,
  doubts: (ask) => {
    const { leaves, opposite } = bestOrder(ask);
    if (leaves !== opposite) return [];
    return [
      {
        code: 'every-answer-right',
        found: `an order that does not matter: ${count(leaves, 'leaf', 'leaves')} in any order`,
        expected: 'a node whose children’s order matters',
      },
    ];
  },
  allRight: (ask) => sorted(ask).right.map(nodesGiven),
  vary: (ask, random) => {
    if (ask.question.node === null) return {};
    const tried = innerOf(ask.figure.tree).filter(({ id, player, children }) => {
      if (player === 'chance' || children.length < 2 || children.length > MOST_CHILDREN) return false;
      const { leaves, opposite } = bestOrder({ ...ask, question: { ...ask.question, node: id } });
      return leaves !== opposite;
    });
    return tried.length === 0 ? {} : { node: random.choice(tried).id };
  },
  offered: (ask) => {
    const { right, wrong } = sorted(ask);
    const asGiven = (order: readonly number[]): Given[] => [nodesGiven(order)];
    return { right: right.map(asGiven), wrong: wrong.map(asGiven) };
  },
};

function movable({ question, figure }: OrderAsk): TreeNode {
  const node = nodeNamed(figure.tree, question.node, 'node');
  if (node.children.length < 2 || node.children.length > MOST_CHILDREN)
    throw new QuestionError(
      'node',
      `${node.id}, with ${node.children.length} children`,
      `a node with 2 to ${MOST_CHILDREN} children`,
    );
  if (node.player === 'chance')
    throw new QuestionError('node', `${node.id}, a chance node`, 'a node where MAX or MIN moves');
  return node;
}

/** Leaves evaluated when that node's children come in this order. */
function leavesIn(ask: OrderAsk, children: readonly number[]): number {
  const { index, children: own } = movable(ask);
  const places = children.map((child) => own.indexOf(child));
  const { evaluated } = searchByHand(ask.figure.tree, ask.question.how, {
    order: (actions, { state }) =>
      state === index ? places.flatMap((place) => actions[place] ?? []) : actions,
  });
  return evaluated.length;
}

/** Below 0 where the first order is nearer to what is asked for than the second, by their leaves. */
const compareLeaves = ({ question }: OrderAsk, a: number, b: number): number =>
  question.prunes === 'least' ? b - a : a - b;

/**
 * The order asked for, the first of equals when children are taken from the left, with its leaves and those
 * of the order that is furthest from it.
 */
function bestOrder(ask: OrderAsk): {
  readonly order: readonly number[];
  readonly leaves: number;
  readonly opposite: number;
} {
  let order = movable(ask).children;
  let [best, opposite] = [leavesIn(ask, order), leavesIn(ask, order)];
  for (const each of permutations(order)) {
    const leaves = leavesIn(ask, each);
    if (compareLeaves(ask, leaves, best) < 0) [order, best] = [each, leaves];
    if (compareLeaves(ask, leaves, opposite) > 0) opposite = leaves;
  }
  return { order, leaves: best, opposite };
}

/** Orders that are right, and those that are not: first what comes to mind, then what is nearly right. */
function sorted(ask: OrderAsk): Readonly<Record<'right' | 'wrong', readonly (readonly number[])[]>> {
  const { children } = movable(ask);
  const all = [...permutations(children)].map((each) => ({ each, leaves: leavesIn(ask, each) }));
  const { leaves: best } = bestOrder(ask);
  const likely = likelyOrders(ask).map(String);
  const rank = ({ each }: { readonly each: readonly number[] }): number =>
    (likely.indexOf(String(each)) + likely.length + 1) % (likely.length + 1);
  return {
    right: all.filter(({ leaves }) => leaves === best).map(({ each }) => each),
    wrong: all
      .filter(({ leaves }) => leaves !== best)
      .sort((a, b) => rank(a) - rank(b) || compareLeaves(ask, a.leaves, b.leaves))
      .map(({ each }) => each),
  };
}

/** As drawn, the other way round, and by the children's values, from the lowest and from the highest. */
function likelyOrders(ask: OrderAsk): (readonly number[])[] {
  const { children } = movable(ask);
  const values = exactValues(ask.figure.tree);
  const of = (child: number): Exact => values[child]?.[0] ?? '0';
  const rising = [...children].sort((a, b) => compareExact(of(a), of(b)));
  return [children, children.toReversed(), rising, rising.toReversed()];
}

function* permutations(list: readonly number[]): Generator<readonly number[]> {
  if (list.length <= 1) yield list;
  else
    for (const [at, first] of list.entries())
      for (const rest of permutations(list.toSpliced(at, 1))) yield [first, ...rest];
}
