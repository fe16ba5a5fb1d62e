import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { packageRoot } from '../../grader/types/root.ts';

export function schema(name: string): Record<string, unknown> {
  const path = join(packageRoot(), 'exercises', 'schemas', `${name}.schema.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

/** The published schemas as an editor uses them: whole, recursive, each by its own name. */
export function published(): Ajv2020 {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  for (const name of ['tree', 'exercise', 'run', 'result', 'course']) ajv.addSchema(schema(name));
  return ajv;
}
