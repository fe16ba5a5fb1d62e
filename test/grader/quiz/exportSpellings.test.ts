import { describe, expect, test } from 'vitest';
import { EXPORTS, exportQuiz } from '../../../grader/quiz/export/export.ts';
import type { ExportTarget } from '../../../grader/quiz/export/export.ts';
import { decimal, toleranceOf } from '../../../grader/quiz/export/numbers.ts';
import type { OutFile } from '../../../grader/quiz/export/questionBank.ts';
import { spellingsOfNumber } from '../../../grader/quiz/export/spellings.ts';
import { solveQuiz } from '../../../grader/quiz/solve.ts';
import { readNumber } from '../../../grader/quiz/read/numbers.ts';
import { elements, parseXml } from '../../support/dtd.ts';
import { quizOf } from './judged.ts';
import { hasPython, prairieLearnServer } from '../../support/python.ts';
import { inCanvas, inMoodle, inPrairieLearn } from './systems.ts';
import type { Marked } from './systems.ts';

/** A question of each kind of field that is typed or chosen, with answers below 0, endless and without an end. */
const quiz = quizOf({
  title: 'q',
  figures: {
    t: {
      tree: [
        [-3, 2],
        [2, 4],
        [7, 5],
      ],
    },
    chance: { levels: ['chance', 'max'], tree: [[1], [2], [-5.5, -4]] },
    three: { players: 2, tree: [{ utility: [1, -2] }, { utility: [3, 4] }] },
    line: { landscape: [1, 3, 2, 2, 5, 1] },
    board: { board: [1, 0, 3, 2] },
    population: { population: ['1234', '4321'], fitness: [1, 2] },
  },
  questions: [
    { id: 'value', kind: 'value', figure: 'chance' },
    { id: 'values', kind: 'values', figure: 't', nodes: ['A', 'B', 'C'] },
    { id: 'windows', kind: 'windows', figure: 't', nodes: ['B', 'C'] },
    { id: 'window', kind: 'windows', figure: 't', nodes: ['A'] },
    { id: 'players', kind: 'value', figure: 'three' },
    { id: 'evaluated', kind: 'evaluated', figure: 't' },
    { id: 'path', kind: 'principal-variation', figure: 't' },
    { id: 'feature', kind: 'feature', figure: 'line', places: ['B', 'D', 'E'] },
    { id: 'step', kind: 'next-state', figure: 'board' },
    { id: 'young', kind: 'offspring', figure: 'population', parents: [1, 2], crossover: 2 },
    { id: 'count', kind: 'count', figure: 't' },
    { id: 'tries', kind: 'restarts', success: 0.14, steps: [4, 3], tolerance: 0.5 },
    { id: 'set', kind: 'pruned', figure: 't' },
    { id: 'cutoffs', kind: 'cutoffs', figure: 't' },
  ],
});
function filesOf(target: ExportTarget): readonly OutFile[] {
  const made = exportQuiz(quiz, target, []);
  if (!made.ok) throw new Error(made.why);
  expect(made.leftOut).toEqual([]);
  return made.files;
}
const solved = solveQuiz(quiz).questions;
const shownOf = (id: string): string[] => {
  const { parts } = solved.find((each) => each.id === id)!;
  const shown = parts.map((part) => part.shown);
  // Of a list of utilities each is asked for by itself.
  return shown.length === 1 && shown[0]!.startsWith('(') ? shown[0]!.slice(1, -1).split(', ') : shown;
};
/** Those with blanks to type or choose, and without a margin. */
const EXACT = [
  'value',
  'values',
  'windows',
  'window',
  'players',
  'evaluated',
  'path',
  'feature',
  'step',
  'young',
  'count',
];
const scored = prairieLearnServer();
const named = <Scores>(marked: readonly Marked<Scores>[], id: string): Marked<Scores> =>
  marked.find((each) => each.id === `quiz-${id}`)!;

test('answers are of all sorts', () => {
  const all = EXACT.flatMap(shownOf).join(' ');
  for (const sort of ['−3', '∞', '−∞', '/', ', ', ' → ', 'a shoulder']) expect(all).toContain(sort);
});

describe('what is printed as the answer is taken as it', () => {
  const cases: [
    ExportTarget,
    (files: readonly OutFile[]) => Marked<number[] | Promise<number[]>>[],
    readonly string[],
  ][] = [
    ['moodle', inMoodle, EXACT],
    // A single number or text is asked for in Canvas by a question without blanks.
    ['qti12', inCanvas, ['values', 'windows', 'window', 'players', 'feature', 'young']],
    ...(hasPython
      ? [
          [
            'prairielearn',
            (files) => inPrairieLearn(files, scored),
            ['value', 'windows', 'path', 'step'],
          ] as (typeof cases)[number],
        ]
      : []),
  ];
  test.each(cases)('%s', async (target, system, ids) => {
    const marked = system(filesOf(target));
    for (const id of ids) {
      const question = named(marked, id);
      const shown = shownOf(id).map((text) => text.replace('≈ ', ''));
      const wrong = shown.map(() => 'x');
      const [full, least] = await question.fill([shown, wrong]);
      expect([id, full, least! <= 0]).toEqual([id, 1, true]);
    }
  });
  test.skipIf(!hasPython)('PrairieLearn takes it in other spellings, and a part may stay blank', async () => {
    const marked = inPrairieLearn(filesOf('prairielearn'), scored);
    const windows = named(marked, 'windows');
    expect(windows.blanks).toHaveLength(4);
    const right = shownOf('windows');
    expect(right).toContain('∞');
    const spelled = right.map((text) => ` ${text.replace('−', '-').replace('∞', 'INF')} `);
    expect(await windows.fill([spelled, right.map((text, at) => (at === 0 ? '' : text))])).toEqual([1, 0.75]);
    expect(
      await named(marked, 'tries').fill([
        ['7,1', '22'],
        ['50/7', '2e1'],
        ['7.9', '22'],
      ]),
    ).toEqual([1, 0.25, 0.25]);
    for (const { path, content } of filesOf('prairielearn'))
      if (/(windows|feature)\/question.html$/.test(path)) expect(content).toContain('allow-blank="true"');
  });
});

test('Canvas asks by dropdowns what is chosen, and by a number with a margin what has one', () => {
  const items = elements(
    parseXml(filesOf('qti12').find(({ path }) => path.endsWith('-quiz.xml'))!.content),
    'item',
  );
  const type = (id: string): string[] =>
    items
      .filter((item) => new RegExp(`^quiz-${id}(-part\\d)?$`).test(item.attributes.get('ident')!))
      .map((item) =>
        elements(item, 'fieldentry')
          .map(({ text }) => text)
          .join(' '),
      );
  expect(type('feature')).toEqual(['multiple_dropdowns_question 1']);
  expect(type('tries')).toEqual(['numerical_question 0.5', 'numerical_question 0.5']);
  expect(type('windows')).toEqual(['fill_in_multiple_blanks_question 1']);
  const [searches] = items.filter((item) => item.attributes.get('ident') === 'quiz-tries-part1');
  expect(elements(searches!, 'vargte').map(({ text }) => Number(text))).toEqual([6.64285714]);
  for (const item of items) {
    const idents = elements(item, 'response_label').map((label) => label.attributes.get('ident')!);
    expect(new Set(idents).size).toBe(idents.length);
  }
});

test('numbers are spelled as people write them, and all spellings mean the same', () => {
  for (const [value, some] of [
    ['inf', ['∞', '+∞', 'inf', 'infinity']],
    ['-inf', ['−∞', '-∞', '-inf', '−infinity']],
    ['-7/2', ['−3.5', '-3,5', '-7/2', '−7 / 2']],
    ['1/3', ['1/3', '0.33', '0,333', '.3333']],
    ['7', ['7', '+7', '7.0', '7,0']],
  ] as const) {
    const spelled = spellingsOfNumber(value);
    expect(spelled).toEqual(expect.arrayContaining([...some]));
    expect(new Set(spelled).size).toBe(spelled.length);
    if (value !== '1/3') for (const text of spelled) expect(readNumber(text)).toEqual({ ok: true, value });
  }
});

test('no number has an exponent', () => {
  expect(['1/10000000', '-3/100000000', '1200000000000000000000000'].map(decimal)).toEqual([
    '0.0000001',
    '-0.00000003',
    '1200000000000000000000000',
  ]);
  expect(toleranceOf('1', 1e-9)).toBe('0.000000001');
  const tiny = quizOf({
    title: 'q',
    questions: [{ id: 'a', kind: 'acceptance', moves: [{ delta: -10, temperature: 0.5 }] }],
  });
  const shown = solveQuiz(tiny).questions[0]!.parts[0]!.shown;
  expect(shown).toBe('≈ 0.000000002061');
  expect(readNumber(shown.slice(2))?.ok).toBe(true);
});

test('nobody is told to write “none” above boxes', () => {
  for (const target of EXPORTS)
    if (target !== 'gift' && target !== 'pdf')
      for (const { content } of filesOf(target)) expect(content).not.toMatch(/write “?none/i);
});
