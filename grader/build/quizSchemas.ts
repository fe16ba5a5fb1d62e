import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnySchemaObject } from 'ajv/dist/2020.js';
import { createCompiler, sourceOf } from './schemas.ts';

/**
 * Compiles the schemas of quizzes and answers to a file of their own, which only the quiz commands load.
 */
export async function compileQuizSchemas(root: string): Promise<void> {
  const schemas = join(root, 'exercises', 'schemas');
  const read = async (name: string): Promise<AnySchemaObject> =>
    JSON.parse(await readFile(join(schemas, `${name}.schema.json`), 'utf8')) as AnySchemaObject;
  const code = compileQuiz(await read('tree'), await read('quiz'), await read('answers'));
  const folder = join(root, 'dist', 'validators');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'quizzes.cjs'), code);
}

/**
 * Source of a CommonJS module that exports `quiz` and `answers`. Trees are left to the reader of trees, which
 * words their mistakes better.
 */
export function compileQuiz(tree: AnySchemaObject, quiz: AnySchemaObject, answers: AnySchemaObject): string {
  const ajv = createCompiler();
  ajv.addSchema({ ...tree, $defs: { ...(tree['$defs'] as object), node: true, player: true } });
  ajv.addSchema(quiz, 'quiz');
  ajv.addSchema(answers, 'answers');
  return sourceOf(ajv, ['quiz', 'answers']);
}
