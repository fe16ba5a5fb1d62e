import type { TreeNode } from '../../../reference/games/tree.ts';
import { candidate } from '../tree/nodes.ts';
import { searchByHand } from '../tree/search.ts';
import { QuestionError } from './kind.ts';
import type { Ask, KindRules } from './kind.ts';
import { nodeNamed, treeOf } from './trees.ts';

const MOST_CHILDREN = 6;

/**
 * `order`: an order of a node's children in which alpha–beta evaluates the fewest leaves. Any such order is
 * right.
 */
export const order: KindRules = {
  isIndivisible: true,
  figures: ['tree'],
  keys: ['algorithm', 'convention', 'window', 'node'],
  prompt: (ask) =>
    `In which order should alpha–beta look at the children of ${nodeNamed(ask, ask.question.node, 'node').id}, so that it evaluates as few leaves as possible? All other nodes keep their order.`,
  fields: (ask) => {
    const node = movable(ask);
    return [
      {
        key: '',
        label: 'Children, first to last',
        type: 'nodes',
        among: node.children.map((child) => candidate(treeOf(ask).nodes[child]!, 'action')),
        ordered: true,
        single: false,
        ranges: false,
        below: null,
      },
    ];
  },
  answer: (ask) => [{ type: 'nodes', nodes: bestOrder(ask).order }],
  accepts: (ask, _world, _at, given) => {
    const node = movable(ask);
    return (
      given.type === 'nodes' &&
      given.nodes.length === node.children.length &&
      leavesIn(ask, given.nodes) === bestOrder(ask).leaves
    );
  },
};

function movable(ask: Ask): TreeNode {
  const node = nodeNamed(ask, ask.question.node, 'node');
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
export function leavesIn(ask: Ask, children: readonly number[]): number {
  const tree = treeOf(ask);
  const own = movable(ask).children;
  const habits = {
    order: <T>(list: readonly T[]): readonly T[] =>
      list === (own as readonly unknown[]) ? (children as unknown as readonly T[]) : list,
  };
  return searchByHand(tree, ask.question.how, habits).evaluated.length;
}

/** The best order, the first of equals when children are taken from the left. */
export function bestOrder(ask: Ask): {
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

function* permutations(list: readonly number[]): Generator<readonly number[]> {
  if (list.length <= 1) yield list;
  else
    for (const [at, first] of list.entries())
      for (const rest of permutations(list.toSpliced(at, 1))) yield [first, ...rest];
}
