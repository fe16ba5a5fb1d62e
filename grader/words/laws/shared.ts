import type { Plain } from '../../types/observation.ts';
import { describeAnswer } from '../answers.ts';
import { formatNumber } from '../numbers.ts';
import { type Templates, say } from '../remark.ts';
import { type State, type Valued, formatState, formatValued } from '../states.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** An answer that is no state. */
export interface StatelessAnswer {
  readonly answer: Plain;
  /** What it is instead: the value of the state that should have come, or something with a state inside. */
  readonly instead: 'value' | 'holder' | 'other';
  /** What a state of the problem is, in the problem's own words; null for boards of queens. */
  readonly states: string | null;
}

/** Laws of several algorithms. */
export const SHARED_LAWS = {
  'began-elsewhere': ({ first, initial }: { first: State; initial: State }) =>
    say(
      `Your search began at ${formatState(first)}, not at the initial state ${formatState(initial)}.`,
      'Start from problem.initial.',
    ),
  'never-asked-neighbours': () =>
    say(
      'Your search never asked problem.neighbours(state), so it cannot have looked at any neighbour.',
      "Ask problem.neighbours for the current state's neighbours: that is what makes the search visible.",
    ),
  'stayed-without-weighing': ({ state, unweighed }: { state: Valued; unweighed: State }) =>
    say(
      `Your search stopped where it began, at ${formatValued(state)}, and never asked what ` +
        `${formatState(unweighed)} next to it is worth.`,
      'Ask problem.value of each neighbour: only then can you know that none is better.',
    ),
  'returned-no-state': (args: StatelessAnswer, vocabulary: Vocabulary) =>
    say(`Your function returned ${stateless(args, vocabulary)}.`, returnTheState(args)),
} satisfies Templates;

/** For the end of "your function returned …". */
export function stateless({ answer, instead }: StatelessAnswer, vocabulary: Vocabulary): string {
  if (instead === 'value' && typeof answer === 'number') return `its value, ${formatNumber(answer)}`;
  const inside = instead === 'holder' ? ', with the state inside it' : '';
  return `${describeAnswer(answer, vocabulary)}${inside}`;
}

export const returnTheState = ({ states }: StatelessAnswer): string =>
  `Return the state itself: ${states ?? 'the list of rows'}.`;

export const DRAW_FROM_GIVEN =
  'Draw with the random that your function is given, so that every run can be repeated.';

/** `, but your function returned …`, for a state. */
export const butReturned = (returned: Valued): string =>
  `but your function returned ${formatValued(returned)}`;
