import type { Bound, Player } from '../../reference/game.ts';
import type { Cutoff, CutoffBound } from '../../reference/trace.ts';
import { type NodeId, boundsWords, nodeWords } from './nodes.ts';
import { count, formatNumber } from './numbers.ts';
import { sentence } from './sentence.ts';

/** A step of a search in words; bounds are null where an algorithm has none. */
export interface StepWords {
  readonly node: NodeId;
  readonly player: Player;
  readonly bounds: { readonly alpha: number; readonly beta: number } | null;
}

const PLAYERS: Readonly<Record<Player, string>> = { max: 'MAX', min: 'MIN', chance: 'A chance node' };

export function enteredWords({ node, player, bounds }: StepWords): string {
  const window = bounds === null ? '' : `, with ${boundsWords(bounds)}`;
  const who = player === 'chance' ? 'Chance decides' : `${PLAYERS[player]} moves`;
  return `${who} at ${nodeWords(node)}${window}.`;
}

export const evaluatedWords = (node: NodeId, value: number): string =>
  `${sentence(nodeWords(node))} is looked at: ${formatNumber(value)}.`;

/** What a child's value makes of its parent's. */
export function updatedWords(
  { node, player, bounds }: StepWords,
  value: number,
  from: { readonly node: NodeId; readonly value: number; readonly bound: Bound },
  { changes, movesBound }: { readonly changes: boolean; readonly movesBound: boolean },
): string {
  const child = `${sentence(nodeWords(from.node))} ${COMES[from.bound]} ${formatNumber(from.value)}`;
  if (!changes) return `${child}: ${nodeWords(node)} stays at ${formatNumber(value)}.`;
  const bound =
    bounds === null || !movesBound
      ? ''
      : player === 'max'
        ? `, α is ${formatNumber(bounds.alpha)}`
        : `, β is ${formatNumber(bounds.beta)}`;
  const sum = player === 'chance' ? 'comes to' : 'is now';
  return `${child}: ${nodeWords(node)} ${sum} ${formatNumber(value)}${bound}.`;
}

const COMES: Readonly<Record<Bound, string>> = {
  exact: 'comes to',
  lower: 'is at least',
  upper: 'is at most',
};

export function cutWords(
  { node, player, bounds }: StepWords,
  value: number,
  { by, kind, skipped }: Cutoff,
): string {
  const article = kind === 'deep' ? 'A deep' : by === 'alpha' ? 'An' : 'A';
  const what = `${article} ${SIGN[by]} cutoff`;
  const children = `${count(skipped, 'child', 'children')} of ${nodeWords(node)}`;
  const rest = `${children} ${skipped === 1 ? 'is' : 'are'} not looked at`;
  if (bounds === null || player === 'chance') return `${what}: ${rest}.`;
  const bound = by === 'beta' ? bounds.beta : bounds.alpha;
  const meets = value === bound ? 'meets' : 'is beyond';
  return `${what}, as ${formatNumber(value)} ${meets} ${SIGN[by]} = ${formatNumber(bound)}: ${rest}.`;
}

const SIGN: Readonly<Record<CutoffBound, string>> = { alpha: 'α', beta: 'β' };

export const finishedWords = (value: number): string =>
  `The search is done: the root is worth ${formatNumber(value)}.`;

/** A step in a part of a large tree that its picture leaves out. */
export const notDrawnWords = (step: string): string =>
  `${step} That is in a part of the tree that is not drawn; the picture is of the last step before it.`;
