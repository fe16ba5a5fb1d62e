import type { Outcome, StudentError } from '../../../types/observation.ts';
import { LimitReached } from '../../host/errors.ts';
import { isOutOfStack, outOfStack } from '../outOfStack.ts';
import { wasm } from '../webAssembly.ts';
import { explain } from './explain.ts';
import { Forbidden } from './system.ts';

/** What ended a run from outside the submission's own code; `isSpent`: it had no fuel left. */
export function endingOf(
  error: unknown,
  isSpent: boolean,
  thrown: (error: StudentError) => Outcome,
): Outcome {
  if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit };
  if (error instanceof wasm.RuntimeError && isSpent) return { kind: 'limit', limit: 'work' };
  if (error instanceof Forbidden) return thrown(forbidden(error.operation));
  // The thread's stack ran out before Python's own guard saw it: the same mistake of the student's.
  if (isOutOfStack(error))
    return outOfStack(() =>
      thrown({ name: 'RecursionError', message: 'maximum recursion depth exceeded', frames: [] }),
    );
  // A trap of the interpreter itself, or addresses that it gives us and that are none: its own code has been
  // made to misread its memory.
  if (error instanceof wasm.RuntimeError || error instanceof RangeError || isWrongType(error))
    return thrown({ name: 'SystemError', message: `Python itself broke down: ${error.message}`, frames: [] });
  return {
    kind: 'fault',
    message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  };
}

/** A pointer to a function of another type has been called. */
const isWrongType = (error: unknown): error is TypeError =>
  error instanceof TypeError && /BigInt/.test(error.message);

/** What ended the run, in words: names of the interpreter's imports mean nothing to a student. */
function forbidden(operation: string): StudentError {
  if (/exit|abort|assert/.test(operation))
    return { name: 'SystemExit', message: explain('SystemExit', ''), frames: [] };
  return {
    name: 'PermissionError',
    message: 'submissions cannot reach the system, the network or JavaScript',
    frames: [],
  };
}
