import type { TreeNode } from '../../../reference/games/tree.ts';
import { count } from '../../words/numbers.ts';
import { compareExact } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import { nodesField, nodesGiven } from '../question/fields.ts';
import { QuestionError } from '../question/kind.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { candidate, childrenOf } from '../tree/nodes.ts';
import { searchByHand } from '../tree/search.ts';
import { exactValues } from '../tree/values.ts';
import type { Given, TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { NODE } from './shared/keys.ts';
import { nodeNamed } from './shared/treeNodes.ts';

const MOST_CHILDREN = 6;

const keys = { ...NODE } as const;
type Question = QuestionOf<'order', typeof keys>;
type OrderAsk = Ask<Question, TreeFigure>;

/**
 * `order`: an order of a node's children in which alpha–beta evaluates the fewest leaves. Any such order is
 * right.
 */
export const order: QuestionKind<Question, TreeFigure> = {
  name: 'order',
  summary: 'an order of a node’s children in which alpha–beta evaluates fewest leaves',
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
    `${nodeNamed(figure.tree, question.node, 'node').id}, so that it evaluates as few leaves as ` +
    'possible? All other nodes keep their order.',
  fields: (ask) => [
    nodesField(
      'Children, first to last',
      childrenOf(ask.figure.tree, movable(ask)).map((child) => candidate(child, 'action')),
      { ordered: true },
    ),
  ],
  because: (ask) => {
    const { leaves, worst } = bestOrder(ask);
    return `So ${count(leaves, 'leaf is', 'leaves are')} evaluated; in the worst order, ${worst}.`;
  },
  answer: (ask) => [nodesGiven(bestOrder(ask).order)],
  accepts: (ask, _world, _at, given) =>
    given.type === 'nodes' &&
    given.nodes.length === movable(ask).children.length &&
    leavesIn(ask, given.nodes) === bestOrder(ask).leaves,
  doubts: (ask) => {
    const { leaves, worst } = bestOrder(ask);
    if (leaves !== worst) return [];
    return [
      {
        code: 'every-answer-right',
        found: `an order that does not matter: ${count(leaves, 'leaf', 'leaves')} in any order`,
        expected: 'a node whose children’s order matters',
      },
    ];
  },
  allRight: (ask) => sorted(ask).right.map(nodesGiven),
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

/** The best order, the first of equals when children are taken from the left; `worst` counts leaves too. */
function bestOrder(ask: OrderAsk): {
  readonly order: readonly number[];
  readonly leaves: number;
  readonly worst: number;
} {
  let order: readonly number[] = [];
  let [fewest, worst] = [Infinity, 0];
  for (const each of permutations(movable(ask).children)) {
    const leaves = leavesIn(ask, each);
    if (leaves < fewest) [order, fewest] = [each, leaves];
    worst = Math.max(worst, leaves);
  }
  return { order, leaves: fewest, worst };
}

/** Orders that are right, and those that are not: first what comes to mind, then what is nearly right. */
function sorted(ask: OrderAsk): Readonly<Record<'right' | 'wrong', readonly (readonly number[])[]>> {
  const { children } = movable(ask);
  const all = [...permutations(children)].map((each) => ({ each, leaves: leavesIn(ask, each) }));
  const fewest = Math.min(...all.map(({ leaves }) => leaves));
  const likely = likelyOrders(ask).map(String);
  const rank = ({ each }: { readonly each: readonly number[] }): number =>
    (likely.indexOf(String(each)) + likely.length + 1) % (likely.length + 1);
  return {
    right: all.filter(({ leaves }) => leaves === fewest).map(({ each }) => each),
    wrong: all
      .filter(({ leaves }) => leaves > fewest)
      .sort((a, b) => rank(a) - rank(b) || a.leaves - b.leaves)
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
