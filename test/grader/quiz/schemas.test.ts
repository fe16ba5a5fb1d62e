import { Validator } from '@cfworker/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kindExamples } from '../../../grader/quiz/examples.ts';
import { listQuizzes } from '../../../grader/quiz/file/quiz.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { quizWith, schema, TREE } from './quizFiles.ts';

/** The published schemas as editors of any make read them. */

type Visit = (part: Record<string, unknown>, path: string) => void;

/** Every object in a schema, with the way to it. */
function walk(value: unknown, visit: Visit, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value as Record<string, unknown>, path);
  for (const [key, inner] of Object.entries(value)) walk(inner, visit, `${path}/${key}`);
}

test.each(['quiz', 'answers', 'tree'])('every property of the schema %s is described', (name) => {
  const silent: string[] = [];
  walk(
    schema(name),
    ({ properties }, path) => {
      for (const [key, property] of Object.entries((properties ?? {}) as Record<string, object>)) {
        if (!('title' in property) && !('$ref' in property)) silent.push(`${path}/${key}: no title`);
        if (!('description' in property)) silent.push(`${path}/${key}: no description`);
      }
    },
    name,
  );
  expect(silent).toEqual([]);
});

test.each(['quiz', 'answers', 'tree'])(
  'patterns of %s are such as validators of every language read',
  (name) => {
    const strange: string[] = [];
    walk(
      schema(name),
      ({ pattern }, path) => {
        if (typeof pattern === 'string' && /\\(?![SsDdWw./]|x[0-9a-f]{2})|\(\?(?!:)/.test(pattern))
          strange.push(`${path}: ${pattern}`);
      },
      name,
    );
    expect(strange).toEqual([]);
  },
);

const ajv = new Ajv2020({ allowUnionTypes: true });
for (const name of ['tree', 'quiz']) ajv.addSchema(schema(name));
const other = new Validator(schema('quiz'), '2020-12', false);
other.addSchema(schema('tree'));

/** What two validators say that have nothing in common. */
const saidOf = (quiz: unknown): readonly boolean[] => [
  ajv.validate('quiz.schema.json', quiz),
  other.validate(quiz).valid,
];

test.each(listQuizzes())('two validators find nothing wrong with %s', (name) => {
  const path = join(packageRoot(), 'exercises', 'quizzes', `${name}.json`);
  expect(saidOf(JSON.parse(readFileSync(path, 'utf8')))).toEqual([true, true]);
});

test.each(kindExamples().map(({ kind, quiz }) => [kind, quiz] as const))(
  'nor with the example of %s',
  (_kind, quiz) => expect(saidOf(quiz)).toEqual([true, true]),
);

test.each<[string, unknown]>([
  ['a list', []],
  ['no questions', { title: 'q', questions: [] }],
  ['a misspelt kind', quizWith({ kind: 'prunned' })],
  ['a misspelt key', quizWith({ kind: 'value', nod: 'B' })],
  ['points as a decimal', quizWith({ kind: 'value', points: 0.5 })],
  ['a blank label', quizWith({ kind: 'value', node: ' ' })],
  ['no player', quizWith({ kind: 'value' }, { ...TREE, levels: ['maxx'] })],
  ['a leaf that is text', quizWith({ kind: 'value' }, { tree: [3, 'seven'] })],
  ['a control character in a name', quizWith({ kind: 'value' }, { tree: [{ id: 'a\u0007', value: 1 }, 2] })],
  ['one within a name', quizWith({ kind: 'value' }, { tree: [{ id: 'a\u001bb', value: 1 }, 2] })],
  ['another', quizWith({ kind: 'value' }, { tree: [{ id: 'a\u0085', value: 1 }, 2] })],
  ['a tree and a board', quizWith({ kind: 'value' }, { ...TREE, board: [0, 1] })],
])('both refuse %s', (_name, quiz) => expect(saidOf(quiz)).toEqual([false, false]));

test('both take names of any script', () =>
  expect(saidOf(quizWith({ kind: 'value' }, { tree: [{ id: 'β – 木', value: 1 }, 2] }))).toEqual([
    true,
    true,
  ]));
