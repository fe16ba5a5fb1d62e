import type { Outcome } from '../../../types/observation.ts';
import { LimitReached, type HostError } from '../../host/errors.ts';
import { wasm } from '../webAssembly.ts';
import { isOutOfStack, outOfStack } from '../outOfStack.ts';
import { TypeScriptError } from './typescript.ts';

export type EndingKind = 'threw' | 'not-loaded';

/** An error of ours that nobody caught, or that was made where nobody could. */
export const refused = ({ name, message }: HostError, kind: EndingKind): Outcome => ({
  kind,
  error: { name, message, frames: [] },
});

/** What ended a run from outside the submission's own code; `isSpent`: it had no fuel left. */
export function endingOf(error: unknown, isSpent: boolean, kind: EndingKind): Outcome {
  if (error instanceof TypeScriptError) return { kind, error: error.inWords() };
  if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit };
  if (error instanceof wasm.RuntimeError && isSpent) return { kind: 'limit', limit: 'work' };
  // The thread's stack ran out before the engine's own guard saw it: the same mistake of the student's.
  if (isOutOfStack(error))
    return outOfStack(() =>
      refused({ name: 'RangeError', message: 'Maximum call stack size exceeded' }, kind),
    );
  // A trap of the engine itself, which no code of ours brings about.
  if (error instanceof wasm.RuntimeError) {
    const message = `JavaScript itself broke down: ${error.message}`;
    return { kind, error: { name: 'InternalError', message, frames: [] } };
  }
  return {
    kind: 'fault',
    message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  };
}
