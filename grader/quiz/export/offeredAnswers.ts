import { Fraction } from 'fraction.js';
import { MOST_FOR_UNIFORM } from '../credit/uniform.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import type { Offered } from '../question/elsewhere.ts';
import type { Given } from '../types.ts';
import { askedWhole } from './exportedAnswers.ts';
import type { Asked, Choice } from './exportedAnswers.ts';

/** How many answers are offered where that many differ: one that is right, where the others can be wrong. */
const MOST_OFFERED = 4;

/** The parts of a question as other systems can ask them: by a choice where any of many answers is right. */
export function askedElsewhere(prepared: PreparedQuestion): Asked[] {
  const { kind, ask } = prepared;
  if (kind.offered === undefined) return askedWhole(prepared);
  let asked = choices.get(prepared);
  if (asked === undefined) choices.set(prepared, (asked = askedByChoice(prepared, kind.offered(ask))));
  return asked;
}

/** What was worked out once. */
const choices = new WeakMap<PreparedQuestion, Asked[]>();

/** As for a system that marks by a program of ours: by choice only where that is too much for the program. */
export const askedOfPrograms = (prepared: PreparedQuestion): Asked[] =>
  prepared.kind.task?.(prepared.ask) === null ? askedElsewhere(prepared) : askedWhole(prepared);

/** More right answers than this are too many to be listed in all their spellings. */
const MOST_LISTED = 30;

/** As for GIFT, which takes a choice whose options are all right for a text: typed, where few are right. */
export function askedTyped(prepared: PreparedQuestion): Asked[] {
  const right = prepared.kind.allRight?.(prepared.ask).length ?? Infinity;
  return right <= MOST_LISTED ? askedWhole(prepared) : askedElsewhere(prepared);
}

/** A right answer and wrong ones, in the order of their words, which says nothing. */
function askedByChoice(prepared: PreparedQuestion, { right, wrong }: Offered): Asked[] {
  const options = [
    ...right.slice(0, 1).map((given) => optionOf(prepared, given, true)),
    ...wrong.slice(0, MOST_OFFERED).map((given) => optionOf(prepared, given, false)),
    ...right.slice(1, MOST_OFFERED).map((given) => optionOf(prepared, given, true)),
  ].slice(0, MOST_OFFERED);
  const sorted = options.sort((a, b) => (a.text < b.text ? -1 : 1));
  return [{ kind: 'one', label: 'Answer', options: sorted }];
}

function optionOf({ parts }: PreparedQuestion, given: readonly Given[], isRight: boolean): Choice {
  const texts = parts.map(({ field, at }) => {
    const answer = given[at];
    const shown = answer === undefined ? '' : formatGiven(field, answer);
    return field.key === '' ? shown : `${field.label} = ${shown}`;
  });
  return { text: texts.join(', '), isRight };
}

/** What an author is told of a question that is asked by choice, though any of many answers is right. */
export function offeredNotes(prepared: PreparedQuestion, asked: readonly Asked[]): string[] {
  const [only] = asked;
  if (prepared.kind.offered === undefined || only?.kind !== 'one') return [];
  const { number } = prepared.ask.question;
  const right = only.options.filter(({ isRight }) => isRight).length;
  const share = new Fraction(right, only.options.length);
  return [
    `Question ${number}, where several answers are right, is asked as a choice among ${only.options.length}.`,
    ...(share.compare(MOST_FOR_UNIFORM) > 0
      ? [
          `Of those of question ${number}, ${right} are right, so that a guess earns ` +
            `${share.toFraction()} of it.`,
        ]
      : []),
  ];
}
