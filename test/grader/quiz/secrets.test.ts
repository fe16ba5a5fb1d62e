import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXPORTS } from '../../../grader/quiz/export/export.ts';
import { formatExact, toNumber } from '../../../grader/quiz/exactNumber.ts';
import { listQuizzes, parseQuizJson, quizPath } from '../../../grader/quiz/file/quiz.ts';
import type { QuizFile } from '../../../grader/quiz/file/quizSchema.ts';
import { KINDS } from '../../../grader/quiz/kinds/kinds.ts';
import { prepareQuestion } from '../../../grader/quiz/preparedQuestion.ts';
import { formatGiven } from '../../../grader/quiz/question/formatAnswer.ts';
import type { Quiz } from '../../../grader/quiz/quiz.ts';
import { Random } from '../../../reference/random.ts';
import { quizOf } from './judged.ts';
import { problemsOf, quizWith } from './quizFiles.ts';
import { studentView } from './studentView.ts';

/** Kinds of questions that no bundled quiz asks in a way that another tree can be put under. */
const MORE: Readonly<Record<string, QuizFile>> = {
  windows: {
    title: 'Windows',
    figures: {
      t: {
        tree: [
          [3, 2],
          [2, 4],
          [7, 5],
        ],
      },
    },
    questions: [
      { id: 'one', kind: 'windows', nodes: ['B'] },
      { id: 'all', kind: 'windows', nodes: ['B', 'C', 'D'] },
      { id: 'pruned', kind: 'pruned', what: 'nodes' },
      { id: 'evaluated', kind: 'evaluated', ordered: false },
    ],
  },
  // Eleven leaves of one node: how many are pruned must not change the form.
  wide: {
    title: 'Wide',
    figures: {
      t: {
        tree: [
          [9, 8],
          [1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6],
        ],
      },
    },
    questions: [{ id: 'p', kind: 'pruned', what: 'leaves' }],
  },
};

const fileOf = (name: string): QuizFile => {
  const own = MORE[name];
  if (own !== undefined) return own;
  const path = quizPath(name);
  if (!path.ok) throw new Error(name);
  // A page for practice works answers out, and so has its quiz in it.
  return { ...(JSON.parse(readFileSync(path.value, 'utf8')) as QuizFile), practice: false };
};
const NAMES = [...listQuizzes(), ...Object.keys(MORE)];

/** The same quiz about other figures of the same shape. */
function otherData(file: QuizFile, random: Random): QuizFile {
  const digit = (): number => random.integer(0, 9);
  const refilled = (node: unknown, key = ''): unknown => {
    if (typeof node === 'number') return key === 'probability' ? node : digit();
    if (Array.isArray(node)) return node.map((each) => refilled(each));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, each]) => [name, refilled(each, name)]));
  };
  const figures = Object.entries(file.figures ?? {}).map(([id, figure]) => {
    const { tree, board, landscape, population } = figure;
    return [
      id,
      {
        ...figure,
        ...(tree === undefined ? {} : { tree: refilled(tree) }),
        ...(board === undefined ? {} : { board: board.map(() => random.integer(0, board.length - 1)) }),
        ...(landscape === undefined ? {} : { landscape: refilled(landscape) }),
        ...(population === undefined
          ? {}
          : {
              population: population.map((each) => each.replace(/\d/g, () => String(random.integer(1, 8)))),
            }),
      },
    ];
  });
  return { ...file, figures: Object.fromEntries(figures) as NonNullable<QuizFile['figures']> };
}

const answersOf = (quiz: Quiz): string[] =>
  quiz.questions.map((question) =>
    prepareQuestion(quiz, question)
      .parts.map(({ field, right }) => formatGiven(field, right!))
      .join('; '),
  );

/** Options that are written out fit one figure alone; the steps of a search are shown, as many as they are. */
const FITTED = ['choice', 'trace'];

/** A few such quizzes with other answers; those that are fitted to their figure are left out. */
function others(name: string, count: number): { readonly first: Quiz; readonly others: readonly Quiz[] } {
  const { questions, ...rest } = fileOf(name);
  const file = {
    ...rest,
    questions: questions
      .filter(({ kind }) => !FITTED.includes(kind))
      .map(({ expect: _expect, ...each }) => each),
  };
  const first = quizOf(file);
  const found: Quiz[] = [];
  for (let seed = 1; found.length < count && seed < 4000; seed += 1) {
    const parsed = parseQuizJson(otherData(file, Random.seeded(seed)), 'quiz.json', null);
    if (parsed.ok && answersOf(parsed.value).join() !== answersOf(first).join()) found.push(parsed.value);
  }
  return { first, others: found };
}

/** What is left of a page when all numbers, and orders that can be chosen, are blotted out: its form. */
const formOf = (markup: string): string =>
  markup
    .replace(/[−-]?(?:\d+(?:\.\d+)?)/g, '#')
    .replace(/(?<=[>=~\n])[A-Z](?:, [A-Z])+(?=[<\s}])/g, (list) => list.replace(/[A-Z]/g, '*'));

describe('the form of what students see says nothing about the answers', () => {
  const figured = NAMES.filter((name) => {
    const { figures = {}, questions } = fileOf(name);
    return Object.keys(figures).length > 0 && questions.some(({ kind }) => !FITTED.includes(kind));
  });
  test('there are quizzes of all figures', () => expect(figured.length).toBeGreaterThan(15));
  test.each(figured)('%s', (name) => {
    const { first, others: more } = others(name, 6);
    expect(more.length).toBeGreaterThan(name === 'choose-leaves' ? 0 : 5);
    for (const target of EXPORTS) {
      const view = studentView(first, target);
      for (const other of more) {
        const seen = studentView(other, target);
        expect(seen === null).toBe(view === null);
        expect(formOf(seen ?? '') === formOf(view ?? ''), `${target} of ${name}`).toBe(true);
      }
    }
  });
});

/** Texts that a student reads or hears: of elements, alternatives and labels. */
function wordsOf(markup: string): string {
  const attributes = [...markup.matchAll(/ (?:alt|aria-label|title|label|placeholder)="([^"]*)"/g)];
  const bodies = markup.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  return [bodies, ...attributes.map(([, text]) => text)].join(' ').replace(/&[#\w]+;/g, ' ');
}
const numbersIn = (text: string): Set<string> =>
  new Set([...text.replaceAll('−', '-').matchAll(/(?<![\w.])-?\d+(?:\.\d+)?/g)].map(([found]) => found));

test('bounds are asked for in one form, whether they are finite or not', () => {
  const quiz = quizOf(MORE['windows']);
  expect(studentView(quiz, 'prairielearn')).not.toContain('<pl-number-input');
  expect(studentView(quiz, 'qti12')).not.toContain('numerical_question');
});

describe('no number that is an answer stands there, unless it is given', () => {
  test('all kinds of questions are among them', () => {
    const asked = new Set(NAMES.flatMap((name) => fileOf(name).questions.map(({ kind }) => kind)));
    expect(KINDS.map(({ name }) => name).filter((kind) => !asked.has(kind))).toEqual([]);
  });
  test.each(NAMES)('%s', (name) => {
    const file = fileOf(name);
    const questions = file.questions.map(({ expect: _expect, ...rest }) => rest);
    const quiz = quizOf({ ...file, questions });
    const given = numbersIn(JSON.stringify({ ...file, questions }).replace(/[":,[\]{}]/g, ' '));
    const answers = quiz.questions.flatMap((question) =>
      prepareQuestion(quiz, question).parts.flatMap(({ field, right }) => {
        if (right?.type === 'numbers') return right.values.map(formatExact);
        return right?.type === 'number'
          ? [formatExact(right.value), formatGiven(field, right), String(toNumber(right.value))]
          : [];
      }),
    );
    const secret = [...numbersIn(answers.join(' '))].filter((number) => !given.has(number));
    for (const target of EXPORTS) {
      const seen = numbersIn(wordsOf(studentView(quiz, target) ?? ''));
      // A question's number and points, rows, columns and individuals are counted from 0; wins are 1 or −1.
      expect(secret.filter((number) => seen.has(number) && !/^(?:\d|-1)$/.test(number))).toEqual([]);
    }
  });
});

test('fitness that is listed is not asked for', () => {
  const population = { population: ['12', '21'], fitness: [3, 4] };
  expect(problemsOf(quizWith({ kind: 'fitness' }, population)).join()).toMatch(/fitness is listed/);
  expect(problemsOf(quizWith({ kind: 'selection' }, population))).toEqual([]);
});
