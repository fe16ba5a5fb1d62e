import { nothingLocal, rulesOf } from './kinds/rules.ts';
import type { Ask, KindRules, World } from './kinds/kind.ts';
import { same } from './kinds/same.ts';
import { mistakenAnswers } from './mistakes/mistakenAnswers.ts';
import type { Mistaken } from './mistakes/mistakenAnswers.ts';
import { treeWorld } from './tree/world.ts';
import type { Field, Given, Question, Quiz } from './types.ts';

/** A question ready to be asked: its fields, and the right answers, one a field. */
export interface Posed {
  readonly ask: Ask;
  readonly rules: KindRules;
  readonly fields: readonly Field[];
  readonly world: World;
  /** Null where the answer cannot be worked out, which a checked quiz never has. */
  readonly right: readonly (Given | null)[];
}

/** @throws QuestionError, UnknownLeafError where the question cannot be asked of its figure. */
export function pose(quiz: Quiz, question: Question): Posed {
  const figure = quiz.figures.get(question.figure) ?? null;
  const ask: Ask = { question, figure };
  const rules = rulesOf(ask);
  const world: World = { tree: figure?.kind === 'tree' ? treeWorld(figure.tree) : null, own: nothingLocal() };
  return { ask, rules, fields: rules.fields(ask), world, right: rules.answer(ask, world) };
}

/** A quiz posed once, to be graded many times. */
export interface PosedQuiz {
  readonly quiz: Quiz;
  readonly questions: readonly Posed[];
  /** What known mistakes answer to a question, worked out when it is first asked for. */
  mistaken(posed: Posed): readonly Mistaken[];
}

export function poseQuiz(quiz: Quiz): PosedQuiz {
  const known = new Map<Posed, readonly Mistaken[]>();
  return {
    quiz,
    questions: quiz.questions.map((question) => pose(quiz, question)),
    mistaken(posed) {
      let answers = known.get(posed);
      if (answers === undefined) known.set(posed, (answers = mistakenAnswers(posed.ask)));
      return answers;
    },
  };
}

/** Whether an answer to one field is right in a world. */
export function isRightIn({ ask, rules, fields }: Posed, world: World, at: number, given: Given): boolean {
  if (rules.accepts !== undefined) return rules.accepts(ask, world, at, given);
  const right = rules.answer(ask, world)[at] ?? null;
  return right !== null && same(fields[at]!, right, given);
}

/** The question in words: the author's, else the kind's. Markdown. */
export const wording = ({ ask, rules }: Posed): string =>
  ask.question.text === '' ? rules.prompt(ask) : ask.question.text;
