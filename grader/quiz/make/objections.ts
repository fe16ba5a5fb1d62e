import { payingGuess } from '../credit/uniform.ts';
import { askedQuestion, kindOf } from '../kinds/kinds.ts';
import { prepareQuestion } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import type { Quiz } from '../quiz.ts';

/**
 * How many questions of a quiz could be guessed, take any answer, or hang on a tie that players do not care
 * about; counted no further than to `most`.
 */
export function objectionsTo(quiz: Quiz, most: number): number {
  let sum = 0;
  for (const question of quiz.questions) {
    if (sum >= most) break;
    if (isObjectionable(prepareQuestion(quiz, question))) sum += 1;
  }
  return sum;
}

function isObjectionable(prepared: PreparedQuestion): boolean {
  const { question, figure } = prepared.ask;
  const asked = { question: askedQuestion(question), figure };
  const { doubts, isTied, shows } = kindOf(asked.question);
  const hasTies =
    figure?.kind === 'tree' && figure.tree.players !== null && shows === 'values' && isTied?.(asked) === true;
  return hasTies || (doubts?.(asked) ?? []).length > 0 || payingGuess(prepared) !== null;
}
