import { list } from './lists.ts';
import { count, grouped } from './numbers.ts';
import { quoteAnswer } from './quoting.ts';
import { type RemarkOf, type Templates, say } from './remark.ts';

const plies = (depth: number): string => count(depth, 'ply', 'plies');

const bestWords = (best: readonly string[]): string =>
  `the best ${best.length === 1 ? 'move there is' : 'moves there are'} ${list(best.map(quoteAnswer))}`;

export interface HeldMove {
  readonly action: string;
  readonly depth: number;
  readonly best: readonly string[];
}

/** What a search that may be stopped at any time holds, and in which order its passes go. */
export const HOLDING = {
  'held-right': ({
    action,
    deepest,
    stoppedAfter,
  }: {
    action: string;
    deepest: number;
    stoppedAfter: number | null;
  }) =>
    say(
      `${stoppedAfter === null ? 'At the end' : `Stopped after ${grouped(stoppedAfter)} questions`}, ` +
        `${plies(deepest)} deep, it held ${quoteAnswer(action)}; and whenever it might have been stopped ` +
        'before, a best move of the deepest pass that was finished.',
    ),
  'held-nothing-at-the-end': () => say('Held nothing, as there is nothing to choose.'),
  'held-nothing': ({ depth }: { depth: number }) =>
    say(
      `Your search began to look ${plies(depth)} ahead and had not held any move: stopped there, it would ` +
        'have had nothing to play.',
      `Make a pass for each depth, from 1 on, and call hold(action) when the pass is finished.`,
    ),
  'held-not-the-best': ({ action, depth, best }: HeldMove) =>
    say(
      `When your search began to look ${plies(depth + 1)} ahead, it held ${quoteAnswer(action)}. ` +
        `The pass to ${plies(depth)} was over by then, and ${bestWords(best)}.`,
    ),
  'held-of-unfinished-pass': ({ action, depth, best }: HeldMove) =>
    say(
      `In the middle of the pass to ${plies(depth)}, your search held ${quoteAnswer(action)}, which is ` +
        `not the best of that pass, nor of the finished one before it: ${bestWords(best)}.`,
      'Hold the best move of a pass when all moves have been searched, and not before.',
    ),
  'looked-too-deep': ({ ply, limit }: { ply: number; limit: number }) =>
    say(`Your search looked ${plies(ply)} ahead, but the limit is ${plies(limit)}.`),
  'ended-too-early': ({ deepest, due, held }: { deepest: number; due: number; held: string | null }) =>
    say(
      `Your search ended and held ${held === null ? 'nothing' : quoteAnswer(held)}, but it had looked only ` +
        `${plies(deepest)} ahead; the last pass goes ${plies(due)} deep.`,
    ),
  'came-too-late': ({ deepest, due, questions }: { deepest: number; due: number; questions: number }) =>
    say(
      `Your search was stopped after ${grouped(questions)} questions and had looked only ${plies(deepest)} ` +
        `ahead; that is enough to finish the pass to ${plies(due)}.`,
    ),
  'held-nothing-at-end': ({ depth }: { depth: number }) =>
    say(
      `Your search held no move at the end, though the pass to ${plies(depth)} was over.`,
      'Call hold(action) whenever a pass is finished.',
    ),
  'held-not-the-best-at-end': ({ action, depth, best }: HeldMove) =>
    say(
      `At the end your search held ${quoteAnswer(action)}. The pass to ${plies(depth)} was over by ` +
        `then, and ${bestWords(best)}.`,
    ),
  'held-move-first': ({ depth }: { depth: number }) =>
    say(`Each pass began with the move that was held, down to ${plies(depth)}.`),
  'other-move-first': ({ first, held, depth }: { first: string; held: string; depth: number }) =>
    say(
      `In the pass to ${plies(depth)} your search went below ${quoteAnswer(first)} first, but it held ` +
        `${quoteAnswer(held)}.`,
      'The best move of the last pass is probably good in this one too: searched first, it gives tight ' +
        'bounds for the others.',
    ),
  'no-pass-after-a-held-move': ({ deepest }: { deepest: number }) =>
    say(
      `Your search looked ${plies(deepest)} ahead, and no pass followed one after which a move was held, ` +
        'so there is no order to be seen.',
      'Make a pass for each depth, from 1 on, and call hold(action) when the pass is finished.',
    ),
} satisfies Templates;

export type HoldingRemark = RemarkOf<typeof HOLDING>;
