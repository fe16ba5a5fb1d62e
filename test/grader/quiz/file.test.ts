import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { schemaText } from '../../../grader/build/publishSchemas.ts';
import { compileQuiz } from '../../../grader/build/quizSchemas.ts';
import { quizSchema } from '../../../grader/quiz/file/quizSchema.ts';
import { listQuizzes, loadQuiz, parseQuiz, parseQuizJson, quizPath } from '../../../grader/quiz/file/quiz.ts';
import { lintQuiz } from '../../../grader/quiz/lint/lintQuiz.ts';
import { parseAnswers } from '../../../grader/quiz/sheets/answersFile.ts';
import { ANSWERS_SCHEMA } from '../../../grader/quiz/sheets/answersSchema.ts';
import { parseAnswerTable } from '../../../grader/quiz/sheets/answersTable.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { folderOf } from '../../support/folders.ts';

const schema = (name: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(join(packageRoot(), 'exercises', 'schemas', `${name}.schema.json`), 'utf8'),
  ) as Record<string, unknown>;
const TREE = {
  tree: [
    [3, 12, 8],
    [2, 4, 6],
  ],
};
const problemsOf = (json: unknown): string[] => {
  const parsed = parseQuizJson(json, 'q.json', null);
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
};
const quizWith = (question: object, figure: object = TREE): unknown => ({
  title: 'q',
  figures: { t: figure },
  questions: [question],
});

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

test('every key of the schemas says what belongs there', () => {
  const silent: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties')
        for (const [name, property] of Object.entries(inner as Record<string, Record<string, unknown>>))
          if (!('title' in property) && !('$ref' in property)) silent.push(`${path}/${name}`);
      walk(inner, `${path}/${key}`);
    }
  };
  for (const name of ['quiz', 'answers']) walk(schema(name), name);
  expect(silent).toEqual([]);
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
  ['figure-5-2', '90adb203621cb13b49bcf3f2ed11f71564fef9ecdb465f57da435ff51c4765d7'],
  ['notes-minimax', 'e278698e0e6bf989721cacb8f5823739f7175a60f6cf07d8e89b3cfc6fa97fd5'],
  ['utilities', '109a677d96084175400cb52769f4a78da4ee2b127c6794120fb85738bd277469'],
  ['genetic-figure-4-6', '7bd0b21db24f5522f9c670059d0abb79a6a9505ff8705affc0f652e2692024da'],
])('the hash of %s is the one that it always had', (name, hash) => {
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

describe('lint', () => {
  const lint = (
    json: unknown,
  ): {
    warnings: string[];
    questions: readonly {
      dependsOn: readonly string[];
      reveals: readonly string[];
      cannotTell: readonly string[];
    }[];
  } => {
    const parsed = parseQuizJson(json, 'q.json', null);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { questions, warnings } = lintQuiz(parsed.value, 'q.json');
    return { questions, warnings: warnings.map(({ code }) => code) };
  };
  test.each<[string, unknown, string[]]>([
    [
      'two leaves that look the same',
      quizWith(
        { kind: 'value' },
        {
          tree: [
            [3, 5],
            [5, 1],
          ],
          letters: 'given',
        },
      ),
      ['ambiguous-leaf'],
    ],
    [
      'labels that differ in case only',
      quizWith(
        { kind: 'value' },
        {
          tree: [
            { id: 'a', value: 3 },
            { id: 'A', value: 4 },
          ],
        },
      ),
      ['labels-alike'],
    ],
    [
      'a convention that matters and is not said',
      quizWith(
        { kind: 'pruned', text: 'Which branches are pruned?' },
        {
          tree: [
            [8, 9],
            [8, 7],
          ],
        },
      ),
      ['convention-matters'],
    ],
    [
      'the same with a word on it',
      quizWith(
        { kind: 'pruned', text: 'Which are pruned, if alpha–beta cuts when bounds meet?' },
        {
          tree: [
            [8, 9],
            [8, 7],
          ],
        },
      ),
      [],
    ],
    ['an order that does not matter', quizWith({ kind: 'order', node: 'B' }), ['every-answer-right']],
    [
      'a player who is indifferent',
      quizWith({ kind: 'values' }, { players: 2, tree: [{ utility: [1, 2] }, { utility: [1, 3] }] }),
      ['ties-matter'],
    ],
    [
      'a figure for nothing',
      { title: 'q', figures: { t: TREE, u: TREE }, questions: [{ kind: 'value', figure: 't' }] },
      ['unused-figure'],
    ],
  ])('%s', (_name, json, codes) => expect(lint(json).warnings).toEqual(codes));

  test('what an answer hangs on, and what it tells', () => {
    const [tied] = lint(
      quizWith(
        { kind: 'pruned', what: 'leaves' },
        {
          tree: [
            [8, 12],
            [8, 9],
            [5, 11],
          ],
        },
      ),
    ).questions;
    expect(tied!.dependsOn).toEqual(['convention', 'child order']);
    expect(tied!.reveals).toContain('no-pruning');
    expect(tied!.cannotTell).toContain('no-deep-cuts');
    expect(
      lint(
        quizWith(
          { kind: 'best-action', which: 'all' },
          {
            tree: [
              [8, 12],
              [8, 9],
              [5, 11],
            ],
          },
        ),
      ).questions[0]!.dependsOn,
    ).toEqual(['ties']);
  });
});

describe('answers as handed in', () => {
  test('an answers file', () => {
    expect(
      parseAnswers('{"student":{"id":" ann ","name":"Ann"},"answers":{"q1":3}}', 'a.json', 'file'),
    ).toMatchObject({ ok: true, value: { id: 'ann', name: 'Ann' } });
    expect(parseAnswers('{"answers":{"q1":{"A":[1]}}}', 'a.json', 'file')).toMatchObject({
      ok: true,
      value: { id: 'file', hash: null },
    });
    for (const text of ['[]', '{}', '{"answers":{"q":{"A":{"B":1}}}}', '{"answers":1}', 'x'])
      expect(parseAnswers(text, 'a.json', 'file').ok, text).toBe(false);
  });

  test('a table: columns are questions or parts of them, rows are students', () => {
    const parsed = parseQuizJson(
      {
        title: 'q',
        figures: { t: TREE },
        questions: [
          { id: 'v', kind: 'values' },
          { id: 'p', kind: 'pruned' },
        ],
      },
      'q',
      null,
    );
    if (!parsed.ok) throw new Error('bad quiz');
    expect(
      parseAnswerTable('ID,Name,v.A,V.b,p\nann,Ann,3,4,"L5, L6"\n\nbob,,,,\n', 't.csv', parsed.value),
    ).toMatchObject({ ok: true, value: [{ id: 'ann' }, { id: 'bob', name: 'bob' }] });
    const wrong = parseAnswerTable('id,x\nann,3\nann,4\n', 't.csv', parsed.value);
    expect(wrong.ok ? [] : wrong.problems.map(({ code }) => code)).toEqual(['unknown-column', 'repeated-id']);
    expect(parseAnswerTable('who,p\n', 't.csv', parsed.value)).toMatchObject({
      ok: false,
      problems: [{ code: 'no-id-column' }],
    });
  });
});
