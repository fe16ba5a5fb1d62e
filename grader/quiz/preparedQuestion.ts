import { kindOf } from './kinds/kinds.ts';
import { mistakenAnswers } from './mistakes/mistakenAnswers.ts';
import type { Mistaken } from './mistakes/mistakenAnswers.ts';
import { isRight } from './question/isRight.ts';
import type { AnyQuestion, Ask, QuestionKind, World } from './question/kind.ts';
import { sameAnswer } from './question/sameAnswer.ts';
import { truthOf } from './question/worlds.ts';
import type { Quiz } from './quiz.ts';
import type { Field, Given } from './types.ts';

/** A question ready to be asked: its fields, and the right answers, one a field. */
export interface PreparedQuestion {
  readonly ask: Ask;
  readonly kind: QuestionKind;
  readonly parts: readonly PreparedPart[];
  readonly world: World;
}

/** One field and what is right in it. */
export interface PreparedPart {
  readonly field: Field;
  /** Position among the parts. */
  readonly at: number;
  /** Null where the answer cannot be worked out, which a checked quiz never has. */
  readonly right: Given | null;
}

/** @throws QuestionError, UnknownLeafError where the question cannot be asked of its figure. */
export function prepareQuestion(quiz: Pick<Quiz, 'figures'>, question: AnyQuestion): PreparedQuestion {
  const ask: Ask = { question, figure: quiz.figures.get(question.figure) ?? null };
  const kind = kindOf(question);
  const fields = kind.fields(ask);
  const world = truthOf(ask.figure);
  const right = kind.answer(ask, world);
  const parts = fields.map((field, at) => ({ field, at, right: right[at] ?? null }));
  return { ask, kind, parts, world };
}

/** What is right in a part of a question of a checked quiz. */
export function rightAnswer({ right, field }: PreparedPart): Given {
  if (right === null) throw new Error(`a checked quiz has no answer to its part "${field.key}"`);
  return right;
}

/** A quiz prepared once, to be graded many times. */
export interface PreparedQuiz {
  readonly quiz: Quiz;
  readonly questions: readonly PreparedQuestion[];
  /** What known mistakes answer to a question, worked out when it is first asked for. */
  mistaken(question: PreparedQuestion): readonly Mistaken[];
}

export function prepareQuiz(quiz: Quiz): PreparedQuiz {
  const known = new Map<PreparedQuestion, readonly Mistaken[]>();
  return {
    quiz,
    questions: quiz.questions.map((question) => prepareQuestion(quiz, question)),
    mistaken(question) {
      let answers = known.get(question);
      if (answers === undefined)
        known.set(question, (answers = mistakenAnswers(question.kind, question.ask)));
      return answers;
    },
  };
}

/** Whether an answer to one part is right in a world. */
export function isRightIn(prepared: PreparedQuestion, world: World, at: number, given: Given): boolean {
  const { ask, kind, parts } = prepared;
  const part = parts[at];
  if (world !== prepared.world || kind.accepts !== undefined || part === undefined)
    return isRight(kind, ask, world, at, given);
  return part.right !== null && sameAnswer(part.field, part.right, given);
}

/** The question in words: the author's, else the kind's. Markdown. */
export function wording({ ask, kind }: PreparedQuestion): string {
  const words = ask.question.text === '' ? kind.prompt(ask) : ask.question.text;
  const shown = kind.shown?.(ask);
  return shown === undefined ? words : `${words}\n\n${shown}`;
}
