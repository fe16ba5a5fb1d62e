import type { ErrorObject } from 'ajv';
import { host } from '../host/here.ts';

/** A compiled validator; after a false answer, `errors` says why until the next call. */
export interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

/** `tree` looks at everything but the nodes, `node` at one explicit node without its children. */
export type Validators = Readonly<Record<'tree' | 'node' | 'exercise' | 'run', Validator>>;

/** The schemas as compiled by the build. */
export const validators = host.validators() as Validators;
