import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ErrorObject } from 'ajv';
import { packageRoot } from '../types/root.ts';

/** A compiled validator; after a false answer, `errors` says why until the next call. */
export interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

/** `tree` looks at everything but the nodes, `node` at one explicit node without its children. */
export type Validators = Readonly<Record<'tree' | 'node' | 'exercise' | 'run', Validator>>;

/** The schemas as compiled by the build. */
export const validators = createRequire(import.meta.url)(
  join(packageRoot(), 'dist', 'validators', 'exercises.cjs'),
) as Validators;
