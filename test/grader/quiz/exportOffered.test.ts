import { describe, expect, test } from 'vitest';
import { exportQuiz } from '../../../grader/quiz/export/export.ts';
import type { ExportTarget } from '../../../grader/quiz/export/export.ts';
import { askedElsewhere } from '../../../grader/quiz/export/offeredAnswers.ts';
import { shareOf } from '../../../grader/quiz/credit/uniform.ts';
import { prepareQuiz } from '../../../grader/quiz/preparedQuestion.ts';
import type { PreparedQuestion } from '../../../grader/quiz/preparedQuestion.ts';
import { formatGiven } from '../../../grader/quiz/question/formatAnswer.ts';
import { readField } from '../../../grader/quiz/read/field.ts';
import { Random } from '../../../reference/random.ts';
import { elements, parseXml } from '../../support/dtd.ts';
import { quizOf } from './judged.ts';
import { hasPython, prairieLearnServer } from '../../support/python.ts';

const LEAVES = ['L4', 'L5', 'L6', 'L7'];
const quiz = quizOf({
  title: 'q',
  convention: 'strict',
  figures: {
    t: {
      tree: [
        [9, 2, 7],
        [8, 1, 6],
        [12, 7, 9],
      ],
    },
    u: {
      tree: [
        [5, 8, 6],
        [0, 0, 3],
        [0, 4],
      ],
    },
    two: {
      tree: [
        [3, 2],
        [1, 4],
      ],
    },
    board: { board: [1, 0, 3, 2] },
  },
  questions: [
    { id: 'order', kind: 'order', figure: 't' },
    { id: 'pair', kind: 'order', figure: 'two' },
    {
      id: 'prune',
      kind: 'choose-leaves',
      figure: 'u',
      leaves: LEAVES,
      so: { pruned: ['L5', 'L6'], best: ['B'] },
    },
    { id: 'keep', kind: 'choose-leaves', figure: 'u', leaves: LEAVES, so: { pruned: [], evaluated: ['L8'] } },
    {
      id: 'value',
      kind: 'choose-leaves',
      figure: 'u',
      leaves: LEAVES,
      range: [-3, 7],
      so: { value: 6, cutoffs: 1 },
    },
    {
      id: 'usual',
      kind: 'choose-leaves',
      figure: 'u',
      leaves: LEAVES,
      convention: 'non-strict',
      window: [4, 6],
      so: { cutoffs: 2 },
    },
    { id: 'step', kind: 'next-state', figure: 'board' },
    { id: 'path', kind: 'principal-variation', figure: 'two' },
  ],
});
const { questions } = prepareQuiz(quiz);
const named = (id: string): PreparedQuestion => questions.find(({ ask }) => ask.question.id === id)!;

interface Written {
  readonly files: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}
const exports = new Map<ExportTarget, Written>();
function exported(target: ExportTarget): Written {
  const known = exports.get(target);
  if (known !== undefined) return known;
  const made = exportQuiz(quiz, target, []);
  if (!made.ok) throw new Error(made.why);
  expect(made.leftOut).toEqual([]);
  const written = {
    files: new Map(made.files.map(({ path, content }) => [path, content])),
    notes: made.notes,
  };
  exports.set(target, written);
  return written;
}

const scored = prairieLearnServer();
/** What a question's `server.py` gives for each of these answers. */
const marked = (id: string, answers: readonly (readonly (string | number)[])[]): Promise<number[]> =>
  scored(
    exported('prairielearn').files.get(`quiz-${id}/server.py`) ?? '',
    answers.map((given) => ({
      params: {},
      correct_answers: {},
      partial_scores: {},
      submitted_answers: Object.fromEntries(given.map((each, at) => [`a${at + 1}`, each])),
    })),
  );

/** What we give for the same. */
const ours = (id: string, answers: readonly (readonly (string | number)[])[]): number[] =>
  answers.map((texts) => {
    const prepared = named(id);
    const given = prepared.parts.map(({ field }, at) => {
      const read = readField(texts[at], field);
      return read?.ok === true ? read.value : null;
    });
    return shareOf(prepared, given).valueOf();
  });

describe.skipIf(!hasPython)('PrairieLearn marks whatever is given as we do', () => {
  test('orders, however they are written', async () => {
    const orders = [
      'B, C, D',
      'b c d',
      'C→B→D',
      'c; b; d',
      'D, B, C',
      'D -> C -> B',
      'd-c-b',
      'B, D, C',
      'C D B',
    ];
    const answers = [...orders, 'B, C', 'B, B, C, D', 'x, y, z', '', '6'].map((text) => [text]);
    expect(ours('order', answers).filter((share) => share === 1).length).toBeGreaterThan(1);
    expect(await marked('order', answers)).toEqual(ours('order', answers));
  });
  test('boards and paths, of which several are right', async () => {
    for (const [id, answers] of [
      ['step', [['1032'], ['1 0 3 2'], ['2032'], ['1132'], ['1033'], ['3032'], ['1030'], ['0032']]],
      ['path', [['A → B → L2'], ['A, B, L2'], ['A, C, L3'], ['A, B, L1'], ['B']]],
    ] as const)
      expect(await marked(id, answers)).toEqual(ours(id, answers));
  });
  test.each(['prune', 'keep', 'value', 'usual'])('numbers for leaves: %s', async (id) => {
    const random = Random.seeded(id.length);
    const drawn = Array.from({ length: 150 }, () => LEAVES.map(() => random.integer(-1, 9)));
    const right = named(id).parts.map(({ field, right: answer }) => formatGiven(field, answer!));
    const answers = [...drawn, right, [4, 4, 4], [4.5, 4, 4, 4], ['x', 4, 4, 4]];
    const shares = ours(id, answers);
    expect(new Set(shares)).toEqual(new Set([0, 1]));
    expect(await marked(id, answers)).toEqual(shares);
  });
});

describe('elsewhere such questions are a choice', () => {
  test('of four answers, one of them right, those of known mistakes first', () => {
    for (const id of ['order', 'prune', 'keep', 'value', 'usual']) {
      const prepared = named(id);
      const [asked, ...others] = askedElsewhere(prepared);
      expect(others).toEqual([]);
      if (asked?.kind !== 'one') throw new Error(id);
      expect(asked.options.map(({ isRight }) => isRight).sort()).toEqual([false, false, false, true]);
      expect(new Set(asked.options.map(({ text }) => text)).size).toBe(4);
      const texts = asked.options.map(({ text }) =>
        prepared.parts.length === 1 ? [text] : text.split(', ').map((each) => each.replace(/^.* = /, '')),
      );
      expect(ours(id, texts)).toEqual(asked.options.map(({ isRight }) => (isRight ? 1 : 0)));
    }
  });
  test('in Moodle and Canvas, and it is told what a guess earns', () => {
    const moodle = elements(parseXml(exported('moodle').files.get('quiz.xml')!), 'question').find(
      (question) => elements(question, 'idnumber').some(({ text }) => text === 'quiz-prune'),
    )!;
    expect(moodle.attributes.get('type')).toBe('multichoice');
    expect(
      elements(moodle, 'answer')
        .map((each) => each.attributes.get('fraction'))
        .sort(),
    ).toEqual(['0', '0', '0', '100']);
    const canvas = elements(parseXml(exported('qti12').files.get('quiz-quiz/quiz-quiz.xml')!), 'item').find(
      (item) => item.attributes.get('ident') === 'quiz-order',
    )!;
    expect(elements(canvas, 'fieldentry')[0]!.text).toBe('multiple_choice_question');
    expect(exported('moodle').notes).toEqual(
      expect.arrayContaining([
        'Question 1, where several answers are right, is asked as a choice among 4.',
        expect.stringMatching(/^Of those of question 2, 1 are right, so that a guess earns 1\/2 of it\./),
      ]),
    );
    expect(exported('prairielearn').notes).toEqual([]);
  });
});
