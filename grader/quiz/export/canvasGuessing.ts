import { Fraction } from 'fraction.js';
import { MOST_FOR_UNIFORM, uniformAnswers } from '../credit/uniform.ts';
import { isRightIn } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { countOf } from './exportedAnswers.ts';
import type { Asked } from './exportedAnswers.ts';

/**
 * Canvas marks several blanks each by itself, and takes as much for a wrong option as it gives for a right
 * one: said where a uniform answer earns more by that than it may.
 */
export function canvasGuessNote(prepared: PreparedQuestion, asked: readonly Asked[]): string | null {
  const most = canvasGuess(prepared, asked);
  if (most.compare(MOST_FOR_UNIFORM) <= 0) return null;
  const { id } = prepared.ask.question;
  return asked.length > 1
    ? 'Canvas takes nothing away for wrong blanks: the same answer everywhere earns ' +
        `${most.toFraction()} of question ${id}.`
    : `Canvas takes as much for a wrong option as it gives for a right one: all of them together earn ` +
        `${most.toFraction()} of question ${id}.`;
}

/** The most that a uniform answer earns by the rules of Canvas. */
export function canvasGuess(prepared: PreparedQuestion, asked: readonly Asked[]): Fraction {
  const [only] = asked;
  if (asked.length === 1) return only?.kind === 'many' ? allOf(only) : NOTHING;
  return uniformAnswers(prepared)
    .map(({ given }) => {
      const right = prepared.parts.filter(({ at }) => {
        const answer = given[at];
        return answer !== undefined && isRightIn(prepared, prepared.world, at, answer);
      });
      return new Fraction(right.length, prepared.parts.length);
    })
    .reduce((best, each) => (each.compare(best) > 0 ? each : best), NOTHING);
}

const NOTHING = new Fraction(0);

function allOf({ options }: Extract<Asked, { readonly kind: 'many' }>): Fraction {
  const { right, wrong } = countOf(options);
  const net = new Fraction(right - wrong, Math.max(1, right));
  return net.compare(0) < 0 ? NOTHING : net;
}
