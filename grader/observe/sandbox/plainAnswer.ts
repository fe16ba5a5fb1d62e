import type { Plain } from '../../types/observation.ts';

/** An answer of a submission as plain data, or what in it is none, and where. */
export type Answer =
  | { readonly ok: true; readonly value: Plain }
  | { readonly ok: false; readonly what: string; readonly path: string };

/**
 * An answer is a value, a move, a state or a short list of them; anything larger is a mistake or an attack.
 */
export const MOST_VALUES = 10_000;
export const LONGEST_STRING = 10_000;
/** Of all strings and keys together: one string can be in an answer ten thousand times. */
export const MOST_CHARACTERS = 200_000;
const LONGEST_PATH = 200;
export const DEEPEST = 16;

/** Stops the reading of an answer, in whatever language it was given. */
export class Unreadable extends Error {
  readonly what: string;
  readonly path: string;

  constructor(what: string, path: string) {
    super(what);
    this.what = what;
    this.path = path.slice(0, LONGEST_PATH);
  }
}

/** What `read` gives, or what stopped it. */
export function readAnswer(read: () => Plain): Answer {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, what: error.what, path: error.path };
    throw error;
  }
}

/** What `read` gives; undefined in place of what is not plain data. */
export function plainOrUndefined(read: () => Plain): Plain {
  const answer = readAnswer(read);
  return answer.ok ? answer.value : undefined;
}
