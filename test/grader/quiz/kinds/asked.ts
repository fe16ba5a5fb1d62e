import { parseQuizJson } from '../../../../grader/quiz/file/quiz.ts';
import { diagnose } from '../../../../grader/quiz/judge/diagnose.ts';
import { judgeSheet } from '../../../../grader/quiz/judge/judge.ts';
import type { JudgedQuestion } from '../../../../grader/quiz/judge/judge.ts';
import { prepareQuiz, rightAnswer } from '../../../../grader/quiz/preparedQuestion.ts';
import type { PreparedQuestion, PreparedQuiz } from '../../../../grader/quiz/preparedQuestion.ts';
import { formatGiven } from '../../../../grader/quiz/question/formatAnswer.ts';
import { formatProblem } from '../../../../grader/types/result.ts';

/** A question, or a few, of a quiz, about one figure or none. */
const fileOf = (questions: object | readonly object[], figure: object | null): object => ({
  title: 'q',
  ...(figure === null ? {} : { figures: { f: figure } }),
  questions: Array.isArray(questions) ? questions : [questions],
});

export function asked(question: object, figure: object | null): PreparedQuiz {
  const parsed = parseQuizJson(fileOf(question, figure), 'q.json', null);
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
  return prepareQuiz(parsed.value);
}

const only = (question: object, figure: object | null): PreparedQuestion =>
  asked(question, figure).questions[0]!;

/** What is wrong with such a question. */
export function problemsOf(question: object, figure: object | null): string[] {
  const parsed = parseQuizJson(fileOf(question, figure), 'q.json', null);
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
}

/** The right answers as people write them, one a part. */
export const answersOf = (question: object, figure: object | null): string[] =>
  only(question, figure).parts.map((part) => formatGiven(part.field, rightAnswer(part)));

export function becauseOf(question: object, figure: object | null, at = 0): string {
  const { ask, kind, world } = only(question, figure);
  return kind.because(ask, world, at);
}

function judged(quiz: PreparedQuiz, written: readonly unknown[]): JudgedQuestion[] {
  const answers = new Map(written.map((each, at) => [`q${at + 1}`, each]));
  return judgeSheet(quiz, { id: 'a', name: 'a', quiz: null, hash: null, answers });
}

/** What an answer earns, from 0 to 1, as a fraction. */
export const shareFor = (question: object, figure: object | null, written: unknown): string =>
  judged(asked(question, figure), [written])[0]!.share.toFraction();

/** How each part stands, of all questions, whose answers are given in order. */
export const statesOf = (question: object, figure: object | null, ...written: unknown[]): string[] =>
  judged(asked(question, figure), written).flatMap(({ parts }) => parts.map(({ state }) => state));

/** The mistakes that an answer is told to show. */
export function diagnosesOf(question: object, figure: object | null, written: unknown): string[] {
  const quiz = asked(question, figure);
  return diagnose(quiz, judged(quiz, [written])).map(({ mistake }) => mistake.id);
}
