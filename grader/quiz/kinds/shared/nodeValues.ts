import type { Tree, TreeNode } from '../../../../reference/games/tree.ts';
import { numberField, numberGiven } from '../../question/fields.ts';
import { childrenOf, hasChance, innerOf } from '../../tree/nodes.ts';
import { bestChildren, exactValues } from '../../tree/values.ts';
import type { Value } from '../../tree/values.ts';
import type { Field, Given } from '../../types.ts';
import { whereWords } from './treeNodes.ts';
import { playerWord } from '../../../picture/treeLabels.ts';
import { sentence } from '../../../words/sentence.ts';
import { listOf } from '../../../words/quiz/listOf.ts';
import { formatValue } from '../../exactNumber.ts';

/** What the value of a node is called in this tree. */
export function valueWord(tree: Tree): string {
  if (tree.players !== null) return 'list of utilities';
  return hasChance(tree) ? 'expected value' : 'minimax value';
}

/** A number, or in a game of several one for each player. */
export const valueField = ({ players }: Tree, key: string, label: string): Field =>
  players === null ? numberField(key, label) : { key, label, type: 'vector', length: players };

export function valueGiven(found: Value | null | undefined): Given | null {
  const [only, ...others] = found ?? [];
  if (found === null || found === undefined || only === undefined) return null;
  return others.length === 0 ? numberGiven(only) : { type: 'vector', values: found };
}

export function learnValue(own: Map<number, Value>, node: TreeNode | undefined, given: Given): void {
  if (node === undefined) return;
  if (given.type === 'number') own.set(node.index, [given.value]);
  if (given.type === 'vector') own.set(node.index, given.values);
}

/** Whether somebody in the tree has several best moves. */
export function hasTiedMoves(tree: Tree): boolean {
  const values = exactValues(tree);
  return innerOf(tree).some(({ index }) => bestChildren(tree, values, index).length > 1);
}

/** How values come about in a tree of that kind. */
export function valueIdea(tree: Tree): string {
  if (tree.players !== null)
    return 'From the leaves up, each player takes the child in whose list its own number is highest.';
  const chance = hasChance(tree) ? ', a chance node the mean by their probabilities' : '';
  return `From the leaves up, MAX takes the highest value of its children, MIN the lowest${chance}.`;
}

/** Which values a node’s own rests on. */
export function valueLook(tree: Tree, node: TreeNode): string {
  const children = childrenOf(tree, node).map(({ id }) => id);
  if (children.length === 0) return `${node.id} is a leaf.`;
  return sentence(
    `${playerWord(node.player)} moves ${whereWords(node)}: what are ${listOf(children, 'and')} worth?`,
  );
}

/** Why a node is worth what it is; empty for a leaf. */
export function valueReason(tree: Tree, values: readonly (Value | null)[], index: number): string {
  const node = tree.nodes[index];
  if (node === undefined || node.children.length === 0) return '';
  const below = childrenOf(tree, node).map((child) => {
    const found = values[child.index] ?? null;
    return `${child.id} ${found === null ? '?' : formatValue(found)}`;
  });
  const all = listOf(below, 'and');
  if (node.player === 'chance')
    return `Chance ${whereWords(node)} gives the mean of ${all}, by their probabilities.`;
  const best = node.player === 'max' ? 'largest' : node.player === 'min' ? 'smallest' : 'best for itself';
  return sentence(`${playerWord(node.player)} ${whereWords(node)} takes the ${best} of ${all}.`);
}
