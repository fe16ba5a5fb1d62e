import { readFileSync } from 'node:fs';
import { Fraction } from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { listQuizzes, parseQuizJson, quizPath } from '../../../grader/quiz/file/quiz.ts';
import type { QuizFile } from '../../../grader/quiz/file/quizSchema.ts';
import { payingGuess } from '../../../grader/quiz/credit/uniform.ts';
import { answersTo, sharedAnswers, sharedTooOften } from '../../../grader/quiz/make/answers.ts';
import { VariantMaker } from '../../../grader/quiz/make/variants.ts';
import { prepareQuestion } from '../../../grader/quiz/preparedQuestion.ts';
import type { Quiz } from '../../../grader/quiz/quiz.ts';
import { isWhole } from '../../support/whole.ts';
import { bundled } from './judged.ts';

/** Drawing for each is long. */
const FEW = isWhole ? 30 : 15;
const studentsOf = (many: number): string[] => Array.from({ length: many }, (_, at) => `student-${at + 1}`);
const LIMIT = new Fraction(1, 5);

function classOf(name: string, many: number): Quiz[] {
  const path = quizPath(name);
  const file = JSON.parse(readFileSync(path.ok ? path.value : name, 'utf8')) as QuizFile;
  const maker = new VariantMaker(bundled(name), file, { students: many, limit: LIMIT });
  expect(maker.refusal).toBeNull();
  return studentsOf(many).map((student) => {
    const made = maker.make(student);
    if (!made.ok) throw new Error(`${name}, ${student}: ${made.why}`);
    // What is written down reads back as the same quiz.
    const read = parseQuizJson(JSON.parse(JSON.stringify(made.variant.file)), `${name}.json`, null);
    expect(read.ok && read.value.hash).toBe(made.variant.quiz.hash);
    return made.variant.quiz;
  });
}

describe(`${FEW} students`, () => {
  test.each(listQuizzes())(
    '%s: no two have the same answers, a fifth at most shares one, and nobody is paid for guessing',
    (name) => {
      const quizzes = classOf(name, FEW);
      expect(new Set(quizzes.map((quiz) => answersTo(quiz).join('\n'))).size).toBe(FEW);
      expect(sharedTooOften(sharedAnswers(quizzes, LIMIT), LIMIT)).toEqual([]);
      for (const quiz of quizzes)
        for (const question of quiz.questions)
          expect(payingGuess(prepareQuestion(quiz, question)), `${name} ${question.id}`).toBeNull();
    },
  );

  test('the pruned leaves of a tree of three plies differ', () => {
    const [pruned] = sharedAnswers(classOf('shallow-cutoffs', 30), LIMIT).filter(
      ({ question }) => question === 'pruned',
    );
    expect(pruned!.different).toBeGreaterThan(8);
    expect(pruned!.students).toBeLessThanOrEqual(8);
  });
});

describe('shared answers', () => {
  const quiz = bundled('shallow-cutoffs');
  test('are counted by question, and told where too many have one', () => {
    const shared = sharedAnswers(
      Array.from({ length: 10 }, () => quiz),
      LIMIT,
    );
    expect(shared).toHaveLength(quiz.questions.length);
    expect(shared[1]).toMatchObject({
      question: 'pruned',
      answer: 'L4, L7, L8',
      students: 10,
      of: 10,
      different: 1,
    });
    expect(sharedTooOften(shared, LIMIT).map(({ question }) => question)).toContain('pruned');
    expect(sharedTooOften(shared, new Fraction(1))).toEqual([]);
  });
  test('where there can be few answers at all, they do not count', () => {
    const shared = sharedAnswers([bundled('utilities'), bundled('utilities'), bundled('utilities')], LIMIT);
    expect(shared[0]).toMatchObject({ students: 3, isNarrow: true });
  });
});
