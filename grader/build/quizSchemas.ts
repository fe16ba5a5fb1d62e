import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

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
  const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true, code: { source: true } });
  ajv.addSchema({ ...tree, $defs: { ...(tree['$defs'] as object), node: true, player: true } });
  ajv.addSchema(quiz, 'quiz');
  ajv.addSchema(answers, 'answers');
  const code = standaloneCode.default(ajv, { quiz: 'quiz', answers: 'answers' });
  if (code.includes('require('))
    throw new Error(
      'the compiled schemas need a module at run time: use only keywords that compile to plain code',
    );
  return code;
}
