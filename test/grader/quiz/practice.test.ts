import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { listQuizzes, loadQuiz, quizPath } from '../../../grader/quiz/file/quiz.ts';
import { judgeSheet } from '../../../grader/quiz/judge/judge.ts';
import { KINDS } from '../../../grader/quiz/kinds/kinds.ts';
import { createQuizPages } from '../../../grader/quiz/page/pages.ts';
import { practise } from '../../../grader/quiz/practice/practise.ts';
import type { Practice } from '../../../grader/quiz/practice/practise.ts';
import { prepareQuiz } from '../../../grader/quiz/preparedQuestion.ts';
import type { PreparedQuestion } from '../../../grader/quiz/preparedQuestion.ts';
import { formatGiven } from '../../../grader/quiz/question/formatAnswer.ts';
import type { Quiz } from '../../../grader/quiz/quiz.ts';
import { formatQuizData, parseQuizData } from '../../../grader/quiz/quizData.ts';
import type { Given } from '../../../grader/quiz/types.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { quizOf } from './judged.ts';

const bundled = (name: string): Quiz => {
  const path = quizPath(name);
  const quiz = path.ok ? loadQuiz(path.value, name) : path;
  if (!quiz.ok) throw new Error(name);
  return { ...quiz.value, practice: true };
};
const QUIZZES = listQuizzes().map(bundled);

/** The script of a page, where there is nothing of Node's. */
const script = readFileSync(join(packageRoot(), 'dist', 'scripts', 'practise.js'), 'utf8');
const inPage = (data: string): Practice =>
  runInNewContext(`${script}\ncutoffPractice.practise(data)`, { data }) as Practice;

/** An answer as the page saves it. */
const written = ({ parts }: PreparedQuestion, given: readonly (Given | null)[]): unknown => {
  const fields = parts.map(({ field }, at) => {
    const each = given[at] ?? null;
    if (each === null) return null;
    return each.type === 'choice' ? each.chosen : formatGiven(field, each).replace(/^≈ /, '');
  });
  return fields.length === 1
    ? fields[0]
    : Object.fromEntries(parts.map(({ field }, at) => [field.key, fields[at]]));
};

test('a quiz as data is the same quiz, without what its author expects', () => {
  for (const quiz of QUIZZES) {
    const data = formatQuizData(quiz);
    expect(data).not.toContain('"expect"');
    const read = parseQuizData(data);
    expect(read.figures).toEqual(quiz.figures);
    expect(read.questions.map(({ id }) => id)).toEqual(quiz.questions.map(({ id }) => id));
  }
});

describe('a page judges as a class is judged', () => {
  test.each(QUIZZES.map((quiz) => [quiz.slug, quiz] as const))('%s', (_slug, quiz) => {
    const prepared = prepareQuiz(quiz);
    const practice = inPage(formatQuizData(quiz));
    for (const question of prepared.questions) {
      const { id } = question.ask.question;
      const right = question.parts.map((part) => part.right);
      const wrong = prepared.mistaken(question).map(({ answers }) => answers);
      for (const given of [right, right.map(() => null), ...wrong.slice(0, 1)]) {
        const answers = { [id]: written(question, given) };
        const marks = practice.check(id, answers);
        const sheet = { id: '', name: '', quiz: null, hash: null, answers: new Map(Object.entries(answers)) };
        const judged = judgeSheet(prepared, sheet).find((each) => each.prepared === question);
        expect(marks.map(({ state }) => state)).toEqual(judged?.parts.map(({ state }) => state));
        if (given === right) expect(new Set(marks.map(({ state }) => state))).toEqual(new Set(['right']));
        for (const { state, hints, answer, words } of marks) {
          expect(words).not.toBe('');
          if (state === 'right') expect([hints.length, answer]).toEqual([0, '']);
          if (state === 'blank') expect(hints.length).toBeGreaterThan(0);
          if (state === 'wrong') expect([hints.length > 1, answer !== '']).toEqual([true, true]);
        }
      }
    }
  });
});

test('hints go from what is wrong by where to look to the idea, and only then comes the answer', () => {
  const quiz = quizOf({
    title: 'Hints',
    figures: {
      t: {
        tree: [
          [3, 12, 8],
          [2, 4, 6],
          [14, 5, 2],
        ],
      },
      b: { board: [1, 2, 0, 3] },
    },
    questions: [
      { id: 'v', kind: 'value', figure: 't' },
      { id: 'p', kind: 'pruned', figure: 't', what: 'leaves' },
      { id: 'h', kind: 'cost', figure: 'b' },
      { id: 'e', kind: 'evaluated', figure: 't' },
    ],
  });
  const { check } = practise(formatQuizData(quiz));
  const [value] = check('v', { v: '2' });
  expect(value?.hints).toEqual([
    'Your number is too low. Perhaps this happened: The lowest value was taken at every node.',
    'MAX moves at the root: what are B, C and D worth?',
    expect.stringContaining('MAX takes the highest'),
  ]);
  expect(value?.answer).toMatch(/^The answer is 3\. /);
  const [pruned] = check('p', { p: ['L4', 'L5'] });
  expect(pruned?.hints.slice(0, 2)).toEqual([
    '1 of those you name does not belong there, and 1 is missing.',
    'Look at L4 again.',
  ]);
  const [order] = check('e', { e: 'L1, L2, L3, L5' });
  expect(order?.hints[1]).toBe('It is right as far as L3: look at what comes next.');
  const [unread] = check('h', { h: 'many' });
  expect([unread?.state, unread?.hints, unread?.answer]).toEqual(['unreadable', [], '']);
});

test('every kind has an idea that does not hang on the answer', () => {
  for (const { idea, name } of KINDS) expect([name, typeof idea]).toEqual([name, 'function']);
});

test('only a quiz for practice has what works answers out', () => {
  const pages = createQuizPages();
  for (const quiz of QUIZZES.filter((_, at) => at % 4 === 0)) {
    const page = pages.form({ ...quiz, practice: false });
    expect(/<script type="application|cutoffPractice|"figures"/.test(page), quiz.slug).toBe(false);
    expect(/<script type="application\/json"[\s\S]*cutoffPractice/.test(pages.form(quiz))).toBe(true);
  }
});

test('no text of a quiz ends the element that holds it', () => {
  const quiz = quizOf({
    title: '</script><script>alert(1)</script>',
    practice: true,
    figures: { t: { title: '</script>', tree: [[{ id: '</script>', value: 1 }, 2], [3]] } },
    questions: [{ kind: 'value' }],
  });
  const page = createQuizPages().form(quiz);
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});
