import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { schemaText } from '../../../grader/build/publishSchemas.ts';
import { compileQuiz } from '../../../grader/build/quizSchemas.ts';
import { quizSchema } from '../../../grader/quiz/file/quizSchema.ts';
import { listQuizzes, loadQuiz, parseQuiz, quizPath } from '../../../grader/quiz/file/quiz.ts';
import { lintQuiz } from '../../../grader/quiz/lint/lintQuiz.ts';
import { ANSWERS_SCHEMA } from '../../../grader/quiz/sheets/answersSchema.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { folderOf } from '../../support/folders.ts';
import { schema, TREE, problemsOf, quizWith } from './quizFiles.ts';

test('the compiled validators are those of the published schemas', () => {
  const built = createRequire(import.meta.url).resolve(
    join(packageRoot(), 'dist', 'validators', 'quizzes.cjs'),
  );
  expect(readFileSync(built, 'utf8')).toBe(compileQuiz(schema('tree'), schema('quiz'), schema('answers')));
});

test.each<[string, object]>([
  ['quiz', quizSchema()],
  ['answers', ANSWERS_SCHEMA],
])('the published schema %s is the one that the program has', (name, own) => {
  const published = join(packageRoot(), 'exercises', 'schemas', `${name}.schema.json`);
  expect(readFileSync(published, 'utf8')).toBe(schemaText(own));
});

describe('bundled quizzes', () => {
  test('there are at least sixteen', () => expect(listQuizzes().length).toBeGreaterThanOrEqual(16));

  test.each(listQuizzes())(
    '%s fits the schema as an editor uses it, loads, and passes its strict lint',
    (name) => {
      const path = quizPath(name);
      if (!path.ok) throw new Error('not found');
      const ajv = new Ajv2020({ allowUnionTypes: true });
      for (const each of ['tree', 'quiz']) ajv.addSchema(schema(each));
      const validate = ajv.getSchema('quiz.schema.json')!;
      const json = JSON.parse(readFileSync(path.value, 'utf8')) as unknown;
      expect(validate(json), JSON.stringify(validate.errors)).toBe(true);
      const quiz = loadQuiz(path.value, name);
      expect(quiz.ok ? [] : quiz.problems.map(formatProblem)).toEqual([]);
      if (quiz.ok) expect(lintQuiz(quiz.value, name).warnings.map(formatProblem)).toEqual([]);
    },
  );
});

/** Answers that were saved name their quiz by its hash, and variants are drawn from it. */
test.each([
  ['figure-5-2', '8fb25adf6ec8bfb1bee23c2aef0b9feeb6325836f16d76f6b02b4e49ec5ad305'],
  ['notes-minimax', 'dcd94fc257584725816bd69e884215bd22ab424daaa1d6096776973828e94bd4'],
  ['utilities', '575caf0c88dc6b662cab0339fc55c2f5ad8b5b2f377e31573df598f48b9a5f27'],
  ['genetic-figure-4-6', '5beefe184766c10fd11a3479d798a3cb943d4d4ba1ed3e054fc310a4be3adbd7'],
])('the hash of %s is the one that was given out', (name, hash) => {
  const path = quizPath(name);
  const quiz = loadQuiz(path.ok ? path.value : name, name);
  expect(quiz.ok ? quiz.value.hash : null).toBe(hash);
});

describe('mistakes in a quiz file are told once, with their place', () => {
  test.each<[string, unknown, RegExp]>([
    [
      'a misspelt kind',
      quizWith({ kind: 'prunned' }),
      /^q\.json: questions\[0\]\.kind: found "prunned"; .*did you mean "pruned"/,
    ],
    [
      'a misspelt key',
      quizWith({ kind: 'value', nod: 'B' }),
      /questions\[0\]\.nod: found the key "nod".*did you mean "node"/,
    ],
    [
      'a key of another kind',
      quizWith({ kind: 'value', places: ['A'] }),
      /questions\[0\]\.places: found "places" in a question of kind "value"/,
    ],
    [
      'an unknown figure',
      quizWith({ kind: 'value', figure: 'u' }),
      /questions\[0\]\.figure: found "u"; expected "t"/,
    ],
    [
      'a figure that does not fit',
      quizWith({ kind: 'value', figure: 't' }, { board: [0, 1] }),
      /found "t", a board; expected a tree/,
    ],
    [
      'an unknown label',
      quizWith({ kind: 'value', node: 'Z' }),
      /questions\[0\]\.node: found "Z"; expected a label of the tree/,
    ],
    [
      'a mistake in the tree',
      quizWith({ kind: 'value' }, { tree: [3, 'seven'] }),
      /figures\.t\.tree\[1\]: found "seven"/,
    ],
    [
      'probabilities that do not add up',
      quizWith(
        { kind: 'value' },
        {
          levels: ['chance'],
          tree: [
            { probability: 0.5, value: 1 },
            { probability: 0.4, value: 2 },
          ],
        },
      ),
      /figures\.t\.tree/,
    ],
    [
      'an expected answer that differs',
      quizWith({ kind: 'value', expect: 4 }),
      /questions\[0\]\.expect: found 4, as you expect; expected 3, as it works out/,
    ],
    [
      'an expected set that differs',
      quizWith({ kind: 'pruned', what: 'leaves', expect: 'L5' }),
      /found L5, as you expect; expected L5, L6, as it works out/,
    ],
    [
      'points as a decimal',
      quizWith({ kind: 'value', points: 0.5 }),
      /questions\[0\]\.points: .*write "1\/2"/,
    ],
    [
      'an empty window',
      quizWith({ kind: 'pruned', window: [3, 3] }),
      /questions\[0\]\.window: found 3 and 3; expected alpha below beta/,
    ],
    [
      'pruning at chance nodes without bounds',
      quizWith(
        { kind: 'pruned' },
        {
          levels: ['max', 'chance'],
          tree: [
            [1, 2],
            [3, 4],
          ],
        },
      ),
      /alpha-beta on a tree with chance nodes/,
    ],
    [
      'a window at a node that is never visited',
      quizWith({ kind: 'windows', nodes: ['L6'] }),
      /questions\[0\]: found no way to work out an answer for L6\.alpha/,
    ],
    [
      'a leaf that matters but is not given',
      quizWith(
        { kind: 'pruned' },
        {
          tree: [
            [3, 12],
            [null, 4],
          ],
        },
      ),
      /leaf L3, whose value is null/,
    ],
    [
      'two right options',
      quizWith({ kind: 'choice', of: { kind: 'value' }, options: ['3', '3.0'] }),
      /2 options that are right/,
    ],
    [
      'no right option',
      quizWith({ kind: 'choice', of: { kind: 'value' }, options: ['4', '5'] }),
      /no option that is right/,
    ],
    [
      'conditions that cannot be met',
      quizWith({ kind: 'choose-leaves', leaves: ['L1'], so: { value: 100 } }),
      /questions\[0\]\.so: found conditions that no values/,
    ],
    [
      'a repeated id',
      {
        title: 'q',
        figures: { t: TREE },
        questions: [
          { id: 'a', kind: 'value' },
          { id: 'A', kind: 'value' },
        ],
      },
      /questions\[1\]\.id: found "A"/,
    ],
    [
      'a board that is none',
      quizWith({ kind: 'cost' }, { board: [0, 5] }),
      /figures\.t\.board\[1\]: found 5; expected a row from 0 to 1/,
    ],
    [
      'ragged rows',
      quizWith({ kind: 'feature', places: ['A1'] }, { landscape: [[1, 2], [3]] }),
      /a row of 1; expected a row of 2/,
    ],
    ['no questions', { title: 'q', questions: [] }, /questions: found an empty list/],
    ['a list', [], /found an empty list; expected an object/],
  ])('%s', (_name, json, message) => {
    const problems = problemsOf(json);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  test('text that is no JSON', () =>
    expect(parseQuiz('{ "title": ', 'q.json', null)).toMatchObject({
      ok: false,
      problems: [{ place: expect.stringMatching(/^line 1/) as string }],
    }));

  test('files beside the quiz are read, and nothing further away', () => {
    const folder = folderOf({
      'q/quiz.json': JSON.stringify(quizWith({ kind: 'value' }, { file: 'tree.json' })),
      'q/tree.json': JSON.stringify({ title: 't', tree: [4, 2] }),
      'q/bad.json': JSON.stringify(quizWith({ kind: 'value' }, { file: '../secret.json' })),
      'secret.json': '{}',
    });
    expect(loadQuiz(join(folder, 'q', 'quiz.json')).ok).toBe(true);
    expect(loadQuiz(join(folder, 'q', 'bad.json'))).toMatchObject({
      ok: false,
      problems: [{ code: 'path-leaves-folder' }],
    });
  });
});
