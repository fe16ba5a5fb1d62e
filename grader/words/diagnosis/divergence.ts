import { list } from '../lists.ts';
import { vectorWords } from '../multiSteps.ts';
import { type Bounds, boundsWords, type NodeId, nodeWords } from '../nodes.ts';
import { formatNumber } from '../numbers.ts';
import { type RemarkOf, say, speaker, type Templates, type Words } from '../remark.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** The first step at which a search with known mistakes differs from a correct one. */
const DIVERGENCES = {
  'wrong-window': (
    { node, seen, expected }: { node: NodeId; seen: Bounds; expected: Bounds },
    { search }: Vocabulary,
  ): Words => {
    const known = node === null ? 'nothing is known yet, so that' : 'by then';
    return say(
      `${search} seems to go into ${nodeWords(node)} with ${boundsWords(seen)}; ` +
        `${known} it should be ${boundsWords(expected)}.`,
    );
  },
  'wrong-leaf-value': (
    { node, seen, expected }: { node: NodeId; seen: number; expected: number },
    { search }: Vocabulary,
  ): Words =>
    say(
      `${search} seems to take ${formatNumber(seen)} for ${nodeWords(node)}, ` +
        `which is worth ${formatNumber(expected)}.`,
    ),
  'wrong-node-value': (
    { node, player, seen, expected, children }: WrongNodeValue,
    { search }: Vocabulary,
  ): Words => {
    const who = player === 'chance' ? 'chance moves' : `${player.toUpperCase()} moves`;
    return say(
      `At ${nodeWords(node)}, where ${who}, ${lowered(search)} seems to come to ${formatNumber(seen)}; ` +
        `the children came to ${list(children.map(formatNumber))}, so that it is ${formatNumber(expected)}.`,
    );
  },
  'wrong-leaf-utilities': (
    { node, seen, expected }: { node: NodeId; seen: readonly number[]; expected: readonly number[] },
    { search }: Vocabulary,
  ): Words =>
    say(
      `${search} seems to take ${vectorWords(seen)} for ${nodeWords(node)}, ` +
        `which is worth ${vectorWords(expected)}.`,
    ),
  'wrong-node-utilities': (
    { node, player, seen, expected, children }: WrongNodeUtilities,
    { search }: Vocabulary,
  ): Words =>
    say(
      `At ${nodeWords(node)}, where player ${player} moves, ${lowered(search)} seems to come to ` +
        `${vectorWords(seen)}; the children came to ${list(children.map((each) => vectorWords(each)))}, ` +
        `so that it is ${vectorWords(expected)}.`,
    ),
  'goes-too-deep': ({ node, below }: { node: NodeId; below: NodeId }, { search }: Vocabulary): Words =>
    say(`${search} goes on below ${nodeWords(node)} to ${nodeWords(below)}, where it should stop.`),
  'cut-missed': ({ node, next, value, window }: MissedCut, { search }: Vocabulary): Words =>
    say(
      `${search} goes into ${nodeWords(next)}, though it can leave ${nodeWords(node)} before: ` +
        `its value so far, ${formatNumber(value)}, has met the bound` +
        `${window === null ? '' : ` (on entry ${boundsWords(window)})`}.`,
    ),
  'left-too-early': ({ node, skipped }: { node: NodeId; skipped: NodeId }, { search }: Vocabulary): Words =>
    say(
      `${search} leaves ${nodeWords(node)} without looking at ${nodeWords(skipped)}, which can still matter.`,
    ),
  'other-node': ({ seen, expected }: { seen: NodeId; expected: NodeId }, { search }: Vocabulary): Words =>
    say(`${search} goes into ${nodeWords(seen)} where a correct one goes into ${nodeWords(expected)}.`),
} satisfies Templates;

interface WrongNodeValue {
  readonly node: NodeId;
  readonly player: 'max' | 'min' | 'chance';
  readonly seen: number;
  readonly expected: number;
  /** What its children came to. */
  readonly children: readonly number[];
}

interface WrongNodeUtilities {
  readonly node: NodeId;
  /** Who moves there. */
  readonly player: number;
  /** One utility a player. */
  readonly seen: readonly number[];
  readonly expected: readonly number[];
  readonly children: readonly (readonly number[])[];
}

interface MissedCut {
  readonly node: NodeId;
  readonly next: NodeId;
  readonly value: number;
  /** In which the node was entered; null where none is known. */
  readonly window: Bounds | null;
}

export type Divergence = RemarkOf<typeof DIVERGENCES>;

export const sayDivergence = speaker(DIVERGENCES);

/** `your search` */
const lowered = (start: string): string => start.charAt(0).toLowerCase() + start.slice(1);
