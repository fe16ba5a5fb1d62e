import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { playerWord } from '../../picture/treeLabels.ts';
import { innerOf } from '../tree/nodes.ts';
import { bestChildren } from '../tree/values.ts';
import type { Value } from '../tree/values.ts';
import type { Field, Given } from '../types.ts';
import { candidate } from '../tree/nodes.ts';
import type { Ask, KindRules } from './kind.ts';
import { nodeNamed, treeOf } from './trees.ts';

/** `value`: of the root or of any node. */
export const value: KindRules = {
  figures: ['tree'],
  keys: ['node'],
  prompt: (ask) => {
    const node = valueNodes(ask)[0]!;
    return `What is the ${valueWord(treeOf(ask))} of ${node.parent < 0 ? 'the root' : `node ${node.id}`}?`;
  },
  fields: (ask) =>
    valueNodes(ask).map((node) => ({ ...numberField(treeOf(ask)), key: '', label: `Value of ${node.id}` })),
  answer: (ask, { tree }) => valueNodes(ask).map((node) => given(tree!.values[node.index]!)),
  learn: (ask, own, at, answer) => learnValue(own.tree!.values, valueNodes(ask)[at]!, answer),
};

/** `values`: of all inner nodes, or of those listed. */
export const values: KindRules = {
  figures: ['tree'],
  keys: ['nodes'],
  prompt: (ask) =>
    `Give the ${valueWord(treeOf(ask))} of ${ask.question.nodes === null ? 'every inner node' : 'each node listed'}.`,
  fields: (ask) =>
    valueNodes(ask).map((node) => ({
      ...numberField(treeOf(ask)),
      key: node.id,
      label: `${node.id} (${playerWord(node.player)})`,
    })),
  answer: (ask, { tree }) => valueNodes(ask).map((node) => given(tree!.values[node.index]!)),
  learn: (ask, own, at, answer) => learnValue(own.tree!.values, valueNodes(ask)[at]!, answer),
  // Children before their parents, so that a wrong value is charged once.
  judgingOrder: (ask) =>
    valueNodes(ask)
      .map((node, at) => ({ node, at }))
      .sort((a, b) => b.node.index - a.node.index)
      .map(({ at }) => at),
};

function valueNodes(ask: Ask): TreeNode[] {
  const tree = treeOf(ask);
  if (ask.question.kind === 'value') return [nodeNamed(ask, ask.question.node, 'node')];
  return ask.question.nodes === null
    ? innerOf(tree)
    : ask.question.nodes.map((name) => nodeNamed(ask, name, 'nodes'));
}

const valueWord = (tree: Tree): string =>
  tree.players !== null
    ? 'list of utilities'
    : tree.nodes.some(({ player, children }) => player === 'chance' && children.length > 0)
      ? 'expected value'
      : 'minimax value';

const numberField = (
  tree: Tree,
): Pick<Field, 'type'> &
  ({ type: 'number'; tolerance: number; percent: boolean } | { type: 'vector'; length: number }) =>
  tree.players === null
    ? { type: 'number', tolerance: 0, percent: false }
    : { type: 'vector', length: tree.players };

function given(found: Value | null): Given | null {
  if (found === null) return null;
  return found.length === 1 ? { type: 'number', value: found[0]! } : { type: 'vector', values: found };
}

function learnValue(own: Map<number, Value>, node: TreeNode, answer: Given): void {
  if (answer.type === 'number') own.set(node.index, [answer.value]);
  if (answer.type === 'vector') own.set(node.index, answer.values);
}

/** `best-action`: all of them, any one, or the first. */
export const bestAction: KindRules = {
  figures: ['tree'],
  keys: ['which', 'node'],
  prompt: (ask) => {
    const { question } = ask;
    const node = nodeNamed(ask, question.node, 'node');
    const where = node.parent < 0 ? 'at the root' : `at ${node.id}`;
    return question.which === 'all'
      ? `Which moves are best for ${playerWord(node.player)} ${where}? Name all of them.`
      : `Which move is best for ${playerWord(node.player)} ${where}?${question.which === 'first' ? ' Of equals, name the first from the left.' : ''}`;
  },
  fields: (ask) => {
    const { nodes } = treeOf(ask);
    const node = nodeNamed(ask, ask.question.node, 'node');
    return [
      {
        key: '',
        label: ask.question.which === 'all' ? 'Best moves' : 'Best move',
        type: 'nodes',
        among: node.children.map((child) => candidate(nodes[child]!, 'action')),
        ordered: false,
        single: ask.question.which !== 'all',
        ranges: false,
        below: null,
      },
    ];
  },
  answer: (ask, { tree }) => {
    const best = bestOf(ask, tree!.values);
    return [
      best.length === 0
        ? null
        : { type: 'nodes', nodes: ask.question.which === 'all' ? best : best.slice(0, 1) },
    ];
  },
  accepts: (ask, { tree }, _at, answer) => {
    const best = bestOf(ask, tree!.values);
    if (answer.type !== 'nodes') return false;
    if (ask.question.which === 'all')
      return answer.nodes.length === best.length && answer.nodes.every((node) => best.includes(node));
    return (
      answer.nodes.length === 1 &&
      (ask.question.which === 'first' ? answer.nodes[0] === best[0] : best.includes(answer.nodes[0]!))
    );
  },
};

function bestOf(ask: Ask, known: readonly (Value | null)[]): number[] {
  const tree = treeOf(ask);
  const { index, children } = nodeNamed(ask, ask.question.node, 'node');
  return bestChildren(tree, known, index).map((at) => children[at]!);
}
