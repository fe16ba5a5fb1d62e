import { UnknownLeafError } from '../../../reference/games/tree.ts';
import type { Problems } from '../../content/problems.ts';
import { askedQuestion } from '../kinds/kinds.ts';
import { prepareQuestion } from '../preparedQuestion.ts';
import { QuestionError } from '../question/kind.ts';
import type { AnyQuestion } from '../question/kind.ts';
import type { Quiz } from '../quiz.ts';
import { checkExpected } from './expect.ts';

/**
 * Works out the answer once, so that what cannot be asked is said now, and compares it with what the author
 * expects.
 */
export function checkQuestion(quiz: Quiz, question: AnyQuestion, place: string, problems: Problems): void {
  try {
    const prepared = prepareQuestion(quiz, question);
    prepared.kind.prompt(prepared.ask);
    const open = prepared.parts.find(({ right }) => right === null);
    if (open === undefined) return checkExpected(prepared, `${place}.expect`, problems);
    // Says which leaf is missing, where one is.
    prepared.world.tree?.search(askedQuestion(question).how);
    const what = open.field.key === '' ? 'an answer' : `an answer for ${open.field.key}`;
    problems.add({
      code: 'no-answer',
      place,
      found: `no way to work out ${what}`,
      expected:
        'a question whose answer does not hang on a leaf without a value, or on a node that is never ' +
        'visited or at which the search cuts',
    });
  } catch (error) {
    if (error instanceof QuestionError)
      problems.add({
        code: 'question-does-not-fit',
        place: `${place}.${error.key}`,
        found: error.found,
        expected: error.expected,
      });
    else if (error instanceof UnknownLeafError)
      problems.add({
        code: 'unknown-leaf',
        place,
        found: `a search that needs leaf ${error.leaf}, whose value is null`,
        expected: 'a tree whose unknown leaves do not matter',
      });
    else throw error;
  }
}
