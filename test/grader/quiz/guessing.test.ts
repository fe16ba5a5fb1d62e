import { Fraction } from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { exportQuiz } from '../../../grader/quiz/export/export.ts';
import type { OutFile } from '../../../grader/quiz/export/questionBank.ts';
import { listQuizzes } from '../../../grader/quiz/file/quiz.ts';
import { judgeSheet } from '../../../grader/quiz/judge/judge.ts';
import { isUniform, shareOf, uniformAnswers } from '../../../grader/quiz/credit/uniform.ts';
import { lintQuiz } from '../../../grader/quiz/lint/lintQuiz.ts';
import { prepareQuiz } from '../../../grader/quiz/preparedQuestion.ts';
import { formatGiven } from '../../../grader/quiz/question/formatAnswer.ts';
import { leavesOf } from '../../../grader/quiz/tree/nodes.ts';
import { bundled, quizOf } from './judged.ts';
import { hasPython, prairieLearnServer } from '../../support/python.ts';
import { inCanvas, inMoodle, inPrairieLearn, uniformly } from './systems.ts';
import { inQti21 } from './qti21System.ts';

const QUARTER = new Fraction(1, 4);
const QUIZZES = listQuizzes().map((name) => prepareQuiz(bundled(name)));

describe('a uniform answer earns at most a quarter of a question', () => {
  test('there are many, of all kinds of fields', () => {
    const all = QUIZZES.flatMap(({ questions }) => questions).filter(
      (each) => uniformAnswers(each).length > 0,
    );
    expect(all.length).toBeGreaterThan(35);
    const types = new Set(all.map(({ parts: [part] }) => part!.field.type));
    expect([...types].sort()).toEqual(['choice', 'digits', 'events', 'nodes', 'number', 'numbers', 'vector']);
  });

  test('by itself, in every bundled quiz', () => {
    for (const { quiz, questions } of QUIZZES)
      for (const question of questions)
        for (const { words, given } of uniformAnswers(question)) {
          expect(question.parts.length < 3 || isUniform(question, given)).toBe(true);
          expect(
            shareOf(question, given).compare(QUARTER) <= 0,
            `${quiz.slug} ${question.ask.question.id}: ${words}`,
          ).toBe(true);
        }
  });

  test('in sheets that answer all questions so, where one answer could carry another', () => {
    for (const prepared of QUIZZES) {
      const uniform = prepared.questions.map(uniformAnswers);
      for (let turn = 0; turn < Math.max(...uniform.map(({ length }) => length)); turn += 1) {
        const answers = prepared.questions.flatMap((question, at) => {
          const { question: asked, figure } = question.ask;
          const own = uniform[at]!;
          // Who prunes nothing counts all leaves.
          if (asked.kind === 'count' && figure?.kind === 'tree')
            return [[asked.id, String(leavesOf(figure.tree).length)] as const];
          if (own.length === 0) return [];
          const written = question.parts.map(
            ({ field }, part) =>
              [field.key, formatGiven(field, own[turn % own.length]!.given[part]!)] as const,
          );
          return [[asked.id, written.length === 1 ? written[0]![1] : Object.fromEntries(written)] as const];
        });
        const sheet = {
          id: 'a',
          name: 'a',
          quiz: null,
          hash: null,
          answers: new Map<string, unknown>(answers),
        };
        for (const { prepared: question, share } of judgeSheet(prepared, sheet))
          expect(
            share.compare(QUARTER) <= 0,
            `${prepared.quiz.slug} ${question.ask.question.id}, turn ${turn}: ${share.toFraction()}`,
          ).toBe(true);
      }
    }
  });
});

const scored = prairieLearnServer();
describe.each([
  ['moodle', inMoodle, true],
  ['qti12', inCanvas, true],
  ['qti21', inQti21, true],
  ['prairielearn', (files: readonly OutFile[]) => inPrairieLearn(files, scored), hasPython],
] as const)('exported to %s', (target, marked, canRun) => {
  test.skipIf(!canRun)('a uniform answer earns at most a quarter, or it is said at export', async () => {
    let seen = 0;
    for (const { quiz, questions } of QUIZZES) {
      const exported = exportQuiz(quiz, target, []);
      if (!exported.ok) continue;
      for (const question of marked(exported.files)) {
        const asked = questions.find(({ ask }) => question.id === `${quiz.slug}-${ask.question.id}`)!;
        const most = Math.max(
          0,
          ...(await uniformly<number[] | Promise<number[]>>(question, asked.kind.period ?? 1)),
        );
        const isSaid = exported.notes.some(
          (note) =>
            new RegExp(
              `question ${asked.ask.question.number}[ .].*|of question ${asked.ask.question.number}\\.`,
            ).test(note) && /takes nothing away|as much for a wrong/.test(note),
        );
        expect(most <= 0.25 + 1e-6 || (target === 'qti12' && isSaid), `${question.id} earns ${most}`).toBe(
          true,
        );
        if (isSaid) expect(most).toBeGreaterThan(0.25);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(25);
  });
});

test('an author is told what pays', () => {
  const quiz = quizOf({
    title: 'q',
    figures: {
      t: {
        tree: [
          [5, 6],
          [6, 7],
          [8, 9],
        ],
      },
    },
    questions: [
      { id: 'none', kind: 'pruned', what: 'leaves' },
      { id: 'each', kind: 'values', credit: 'each', nodes: ['A', 'D', 'C', 'B'] },
    ],
  });
  const warnings = lintQuiz(quiz, 'q.json').warnings.filter(({ code }) => code === 'guessing-pays');
  expect(warnings.map(({ place, found }) => `${place}: ${found}`)).toEqual([
    'questions[0]: a question of which “nothing” earns all',
    'questions[1]: a question of which “the same answer everywhere” earns 1/2',
  ]);
});
