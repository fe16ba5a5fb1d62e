import { Fraction } from 'fraction.js';
import { MOST_FOR_UNIFORM, uniformAnswers } from '../credit/uniform.ts';
import { isRightIn } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { countOf } from './exportedAnswers.ts';
import type { Asked } from './exportedAnswers.ts';

const NOTHING = new Fraction(0);

/** Systems that mark blanks each by itself. In Canvas, a wrong option takes what a right one brings. */
type Lenient = 'Canvas' | 'GIFT';

/** Said where a uniform answer earns more than it may, since wrong blanks take nothing away. */
export function guessNote(
  prepared: PreparedQuestion,
  asked: readonly Asked[],
  system: Lenient,
): string | null {
  const most = asked.length === 1 && system === 'GIFT' ? NOTHING : guess(prepared, asked);
  if (most.compare(MOST_FOR_UNIFORM) <= 0) return null;
  const { number } = prepared.ask.question;
  return asked.length > 1
    ? `${system} takes nothing away for wrong blanks: the same answer everywhere earns ` +
        `${most.toFraction()} of question ${number}.`
    : `Canvas takes as much for a wrong option as it gives for a right one: all of them together earn ` +
        `${most.toFraction()} of question ${number}.`;
}

/** The most that a uniform answer earns by those rules. */
function guess(prepared: PreparedQuestion, asked: readonly Asked[]): Fraction {
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

function allOf({ options }: Extract<Asked, { readonly kind: 'many' }>): Fraction {
  const { right, wrong } = countOf(options);
  const net = new Fraction(right - wrong, Math.max(1, right));
  return net.compare(0) < 0 ? NOTHING : net;
}
