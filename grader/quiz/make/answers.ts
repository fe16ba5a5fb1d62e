import { Fraction } from 'fraction.js';
import { prepareQuestion, rightAnswer } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import type { Quiz } from '../quiz.ts';
import { mostSharing } from './sharesKept.ts';

/** What is right in each question of a quiz, in words. */
export const answersTo = (quiz: Quiz): string[] =>
  quiz.questions.map((question) => answerTo(prepareQuestion(quiz, question)));

const answerTo = ({ parts }: PreparedQuestion): string =>
  parts.map((part) => formatGiven(part.field, rightAnswer(part))).join('; ');

/** How many students have the commonest answer to a question. */
export interface SharedAnswer {
  readonly question: string;
  /** From 1. */
  readonly number: number;
  readonly answer: string;
  readonly students: number;
  readonly of: number;
  /** Different answers in the class. */
  readonly different: number;
  /** Whether there are so few answers at all that students must share them: a choice, or one of few moves. */
  readonly isNarrow: boolean;
}

/** The most of a class that may share an answer, unless somebody says otherwise. */
export const USUAL_SHARE = new Fraction(1, 5);

/** What is drawn for: who allows more than is usual gets what is drawn for less. */
export const strictest = (limit: Fraction): Fraction =>
  limit.compare(USUAL_SHARE) < 0 ? limit : USUAL_SHARE;

/**
 * The commonest answer to each question of a class's quizzes. Who allows more than is usual holds no more
 * questions to it, so that a larger limit never refuses what a smaller one lets pass.
 */
export function sharedAnswers(quizzes: readonly Quiz[], limit: Fraction): SharedAnswer[] {
  const [first] = quizzes;
  if (first === undefined) return [];
  const all = quizzes.map((quiz) => quiz.questions.map((question) => prepareQuestion(quiz, question)));
  return first.questions.map((question, at) => {
    const counts = new Map<string, number>();
    const asked = all.flatMap((prepared) => prepared[at] ?? []);
    for (const answer of asked.map(answerTo)) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    const [answer, students] = [...counts].reduce((best, each) => (each[1] > best[1] ? each : best));
    return {
      question: question.id,
      number: at + 1,
      answer,
      students,
      of: quizzes.length,
      different: counts.size,
      isNarrow: asked.some((prepared) => isNarrow(prepared, limit)),
    };
  });
}

/** Answers that more students share than may; a few students share any. */
export function sharedTooOften(shared: readonly SharedAnswer[], limit: Fraction): SharedAnswer[] {
  return shared.filter((each) => !each.isNarrow && each.students > mostSharing(limit, each.of));
}

/** Whether there are so few answers to a question that students must share them. */
export function isNarrow(prepared: PreparedQuestion, limit: Fraction): boolean {
  return strictest(limit).mul(possibleAnswers(prepared)).compare(2) <= 0;
}

const MANY = 1000;

const orders = (of: number): number => (of < 2 ? 1 : of * orders(of - 1));

/** About how many answers there can be to a question. */
function possibleAnswers({ parts, ask, kind }: PreparedQuestion): number {
  const { figure } = ask;
  return Math.min(
    MANY,
    parts.reduce((product, { field }) => {
      if (field.type === 'choice') return product * field.options.length;
      if (field.type === 'nodes' && field.single) return product * field.among.length;
      if (field.type === 'nodes' && kind.isIndivisible !== true && field.below === null && !field.ordered)
        return product * field.among.length;
      if (field.type === 'nodes' && field.ordered && kind.isIndivisible === true)
        return product * Math.min(MANY, orders(field.among.length));
      if (field.type !== 'number' || figure?.kind !== 'tree') return product * MANY;
      const leaves = figure.tree.nodes.filter(({ children }) => children.length === 0);
      return product * new Set(leaves.map(({ value }) => value)).size;
    }, 1),
  );
}
