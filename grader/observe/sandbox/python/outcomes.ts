import type { Outcome, Plain, StudentError } from '../../../types/observation.ts';
import { MOST_ANSWER_VALUES } from '../../host/partHost.ts';
import type { Run } from '../../host/run.ts';
import type { Obj } from './exports.ts';
import { readPlain } from './plain.ts';
import type { Python } from './python.ts';

export const notLoaded = (error: StudentError): Outcome => ({ kind: 'not-loaded', error });
export const threw = (error: StudentError): Outcome => ({ kind: 'threw', error });

/** What a call gave, read. */
export function answered(python: Python, value: Obj, kind: Run['kind']): Outcome {
  const answer = kind === 'part' ? readPlain(python, value, MOST_ANSWER_VALUES) : readPlain(python, value);
  return answer.ok
    ? { kind: 'returned', value: answer.value }
    : { kind: 'unreadable', what: answer.what, path: answer.path };
}

/** `undefined` where it is no longer plain. */
export function plainNow(python: Python, value: Obj): Plain {
  const read = readPlain(python, value);
  return read.ok ? read.value : undefined;
}
