import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compact } from './compact.ts';

/**
 * Compiles the published schemas to plain code, so that no command pays for it at start-up.
 *
 * CommonJS, because it is loaded where a caller cannot wait; one file, because most commands read one
 * exercise and its trees. The tree's schema is compiled twice, for the top and for one node, both without
 * what is below: trees are walked node by node, as a recursive validator would run out of stack.
 */
export async function compileSchemas(root: string): Promise<void> {
  const read = async (name: string): Promise<AnySchemaObject> =>
    JSON.parse(
      await readFile(join(root, 'exercises', 'schemas', `${name}.schema.json`), 'utf8'),
    ) as AnySchemaObject;
  const tree = await read('tree');
  const folder = join(root, 'dist', 'validators');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'exercises.cjs'), compile(tree, await read('exercise'), await read('run')));
  await writeFile(
    join(folder, 'results.cjs'),
    compileResult(tree, await read('result'), await read('course')),
  );
}

/**
 * Source of a CommonJS module that exports `tree`, `node`, `exercise` and `run`; needs nothing at run time.
 */
export function compile(tree: AnySchemaObject, exercise: AnySchemaObject, run: AnySchemaObject): string {
  const ajv = createCompiler();
  const flat: AnySchemaObject = { ...tree, $defs: { ...(tree['$defs'] as object), node: true } };
  ajv.addSchema(flat, 'tree');
  ajv.addSchema(
    {
      ...(tree.$schema === undefined ? {} : { $schema: tree.$schema }),
      $id: 'node.schema.json',
      $ref: 'tree.schema.json#/$defs/explicit',
    },
    'node',
  );
  ajv.addSchema(exercise, 'exercise');
  ajv.addSchema(run, 'run');
  return sourceOf(ajv, ['tree', 'node', 'exercise', 'run']);
}

/**
 * The same for `result`, without what is below the top of its trees, and for `course`, which is read beside
 * results alone.
 */
export function compileResult(
  tree: AnySchemaObject,
  result: AnySchemaObject,
  course: AnySchemaObject,
): string {
  const ajv = createCompiler();
  ajv.addSchema({ ...tree, $defs: { ...(tree['$defs'] as object), node: true, player: true } });
  ajv.addSchema(result, 'result');
  ajv.addSchema(course, 'course');
  return sourceOf(ajv, ['result', 'course']);
}

/** `verbose` keeps the schema beside each error, for its words. */
export const createCompiler = (): Ajv2020 =>
  new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true, code: { source: true } });

/** Source of a CommonJS module that exports the validators of some schemas by their names. */
export function sourceOf(ajv: Ajv2020, names: readonly string[]): string {
  const code = standaloneCode.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  if (code.includes('require('))
    throw new Error(
      'the compiled schemas need a module at run time: use only keywords that compile to plain code',
    );
  return compact('validators.cjs', code);
}
