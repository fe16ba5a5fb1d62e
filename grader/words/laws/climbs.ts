import { count, formatNumber, grouped } from '../numbers.ts';
import { type Templates, say } from '../remark.ts';
import { type State, type Valued, formatState, formatValued } from '../states.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { DRAW_FROM_GIVEN, type StatelessAnswer, butReturned, returnTheState, stateless } from './shared.ts';

export interface Move {
  readonly step: number;
  readonly from: Valued;
  readonly to: Valued;
}

const moved = ({ step, from, to }: Move): string =>
  `In step ${step} your search went from ${formatValued(from)} to ${formatValued(to)}`;
const ended = (last: Valued): string => `The search ended at ${formatValued(last)}`;

/** Laws of hill climbing and its variants. */
export const CLIMB_LAWS = {
  'climbed-to-no-neighbour': (move: Move) =>
    say(
      `${moved(move)}, which is not one of its neighbours.`,
      'Move only to a state that problem.neighbours(state) gave for the current one.',
    ),
  'too-many-sideways-moves': (
    { inARow, limit, ...move }: Move & { inARow: number; limit: number },
    { option }: Vocabulary,
  ) =>
    say(
      `${moved(move)}: sideways move number ${grouped(inARow)} in a row, and ${grouped(limit)} are allowed.`,
      `Count the sideways moves in a row, and stop when ${option('sideways')} of them have been ` +
        'made. An uphill move starts the count again.',
    ),
  'moved-at-the-top': ({ isWorse, ...move }: Move & { isWorse: boolean }) =>
    say(
      `${moved(move)}, which is ${isWorse ? 'worse' : 'no better'}: no neighbour is better than ` +
        `${formatNumber(move.from.value)}, so it should have stopped.`,
      'Stop when the best neighbour is not better than the current state.',
    ),
  'not-the-best-neighbour': ({ best, ...move }: Move & { best: Valued }) =>
    say(
      `${moved(move)}, but the best neighbour has value ${formatNumber(best.value)}: ` +
        `${formatState(best.state)}, for one.`,
      'Look at all neighbours before you move, and take one with the highest value.',
    ),
  'not-a-better-neighbour': ({ isWorse, ...move }: Move & { isWorse: boolean }) =>
    say(
      `${moved(move)}, which is ${isWorse ? 'worse' : 'no better'}.`,
      'Move only to a neighbour whose value is higher than the current one.',
    ),
  'passed-the-first-better': ({ step, from, seen, to }: Move & { seen: Valued }) =>
    say(
      `In step ${step} your search looked at ${formatValued(seen)}, which is better than ` +
        `${formatValued(from)}, but looked on and went to ${formatValued(to)}.`,
      'First-choice hill climbing takes the first better neighbour that it draws, without looking at ' +
        'the others.',
    ),
  'stopped-below-the-top': ({ last, better }: { last: Valued; better: Valued }) =>
    say(
      `Your search stopped at ${formatValued(last)}, but a neighbour has value ` +
        `${formatNumber(better.value)}: ${formatState(better.state)}, for one.`,
      'Go on until no neighbour is better than the current state.',
    ),
  'stopped-on-a-plateau': ({
    last,
    inARow,
    limit,
    level,
  }: {
    last: Valued;
    inARow: number;
    limit: number;
    level: State;
  }) =>
    say(
      `Your search stopped at ${formatValued(last)} after ${count(inARow, 'sideways move')} in a ` +
        `row. It may make ${grouped(limit)}, and a neighbour is as good: ${formatState(level)}, for one.`,
      'While sideways moves are left, go on to a best neighbour that is as good as the current state.',
    ),
  'climbed-without-drawing': ({ moves, step, ways }: { moves: number; step: number; ways: number }) =>
    say(
      `Your search made ${count(moves, 'move')} without drawing a random number, though move ${step} ` +
        `could go to any of ${ways} better neighbours.`,
      DRAW_FROM_GIVEN,
    ),
  'climb-returned-no-state': (
    { last, ...answer }: StatelessAnswer & { last: Valued },
    vocabulary: Vocabulary,
  ) =>
    say(
      `${ended(last)}, but your function returned ${stateless(answer, vocabulary)}.`,
      returnTheState(answer),
    ),
  'climb-returned-earlier-state': ({ last, returned }: { last: Valued; returned: Valued }) =>
    say(
      `${ended(last)}, ${butReturned(returned)}, a state from before.`,
      'Return the last state, the one that no neighbour betters.',
    ),
  'climb-returned-neighbour': ({ last, returned }: { last: Valued; returned: Valued }) =>
    say(
      `${ended(last)}, but your function returned its neighbour ${formatValued(returned)}, which is ` +
        'not better.',
      'Return the current state when no neighbour is better, not the neighbour.',
    ),
  'climb-returned-another-state': ({ last, returned }: { last: Valued; returned: Valued }) =>
    say(`${ended(last)}, ${butReturned(returned)}.`),
} satisfies Templates;

/** What a climb that kept the laws did. */
export const CLIMB_SUMMARIES = {
  climbed: ({
    moves,
    entering,
    value,
    maySidestep,
  }: {
    moves: number;
    entering: 'best' | 'better';
    value: number;
    maySidestep: boolean;
  }) => {
    const made =
      moves === 0 ? 'Made no move' : `Made ${count(moves, 'move')}, each to a ${entering} neighbour`;
    const where = maySidestep ? 'where it may go no further' : 'where no neighbour is better';
    return say(`${made}, and stopped at value ${formatNumber(value)}, ${where}.`);
  },
} satisfies Templates;
