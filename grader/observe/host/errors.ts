import type { LimitKind } from '../../types/observation.ts';

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

/**
 * An argument that is no number, string, boolean, null or undefined; described in words, such as `an array`.
 */
export class Foreign {
  readonly what: string;

  constructor(what: string) {
    this.what = what;
  }
}

const LONGEST_QUOTE = 40;

/** What was found, in words for a message: `the number 1.5`, `the string "left"`, `an array`, `undefined`. */
export function describe(value: unknown): string {
  if (value instanceof Foreign) return value.what;
  if (typeof value === 'number') return `the number ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value === 'string') return `the string ${quote(value)}`;
  if (Array.isArray(value)) return 'a list';
  return String(value);
}

export function quote(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/** `"a", "b" or "c"`, the first few of them. */
export function oneOf(words: readonly string[]): string {
  const shown = words.slice(0, 8).map(quote);
  if (words.length > shown.length) return `${shown.join(', ')}, … (${words.length} in all)`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
