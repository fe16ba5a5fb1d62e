import type { LimitKind } from '../../types/observation.ts';
import { quote } from '../../words/quoting.ts';

export type HostErrorName = 'TypeError' | 'RangeError' | 'Error';

/** A mistake in a question: thrown into the student's code, where it can be caught like any other error. */
export class HostError extends Error {
  override readonly name: HostErrorName;

  constructor(name: HostErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

/** Stops the run from the host's side. The student's code never sees it and cannot catch it. */
export class LimitReached extends Error {
  readonly limit: LimitKind;

  constructor(limit: LimitKind) {
    super(`limit reached: ${limit}`);
    this.limit = limit;
  }
}

/** An argument that is not a primitive value, described in words, such as `an array`. */
export class NonPrimitive {
  readonly what: string;

  constructor(what: string) {
    this.what = what;
  }
}

/** An argument of a question, in words: `the number 1.5`, `the string "left"`, `a list`, `undefined`. */
export function describeArgument(value: unknown): string {
  if (value instanceof NonPrimitive) return value.what;
  if (typeof value === 'number') return `the number ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value === 'string') return `the string ${quote(value)}`;
  if (Array.isArray(value)) return 'a list';
  return String(value);
}
