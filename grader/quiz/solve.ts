import { plainProse } from '../report/plainProse.ts';
import { wrap } from '../report/wrap.ts';
import type { Plain } from '../types/observation.ts';
import { prepareQuestion, rightAnswer, wording } from './preparedQuestion.ts';
import { formatGiven, plainGiven } from './question/formatAnswer.ts';
import type { Quiz } from './quiz.ts';
import { pointsWords } from '../words/points.ts';
import { questionName } from '../words/quiz/questionName.ts';

export interface SolvedQuiz {
  readonly quiz: string;
  readonly title: string;
  readonly hash: string;
  readonly questions: readonly {
    /** From 1. */
    readonly number: number;
    readonly id: string;
    readonly kind: string;
    readonly points: string;
    /** In words, Markdown. */
    readonly question: string;
    readonly parts: readonly {
      readonly key: string;
      readonly label: string;
      readonly answer: Plain;
      readonly shown: string;
    }[];
  }[];
}

/** Every question of a quiz with its answers: one right answer a part, where several are right. */
export function solveQuiz(quiz: Quiz): SolvedQuiz {
  return {
    quiz: quiz.slug,
    title: quiz.title,
    hash: quiz.hash,
    questions: quiz.questions.map((question, at) => {
      const prepared = prepareQuestion(quiz, question);
      return {
        number: at + 1,
        id: question.id,
        kind: question.kind,
        points: question.points,
        question: wording(prepared),
        parts: prepared.parts.map((part) => ({
          key: part.field.key,
          label: part.field.label,
          answer: plainGiven(part.field, rightAnswer(part)),
          shown: formatGiven(part.field, rightAnswer(part)),
        })),
      };
    }),
  };
}

/** The same for a terminal. */
export function solvedText(solved: SolvedQuiz, width: number): string {
  const lines = wrap(solved.title, width);
  for (const { number, id, points, question, parts } of solved.questions) {
    lines.push(
      '',
      `${questionName(number)} (${pointsWords(points)}), ${id}`,
      ...wrap(plainProse(question).replace(/\s+/g, ' ').trim(), width),
    );
    for (const { key, label, shown } of parts)
      lines.push(
        ...wrap(`${key === '' ? '' : `${label}: `}${shown}`, width - 4).map((line) => `    ${line}`),
      );
  }
  return lines.join('\n');
}
