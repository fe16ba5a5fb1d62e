import { runInNewContext } from 'node:vm';

/** What a pattern says of a name. */
export interface NameSaid {
  readonly id: string;
  readonly name: string;
  /** Empty where it says nothing. */
  readonly attempt: string;
  /** The name that a file had when it was handed in; empty where it says nothing. */
  readonly file: string;
}

/** Why a pattern cannot be used. */
export type PatternFault =
  | { readonly is: 'too-long' | 'no-id' }
  | { readonly is: 'no-pattern'; readonly reason: string }
  | { readonly is: 'slow'; readonly name: string };

export const LONGEST_PATTERN = 1000;
/** Longer names have no file system that would take them. */
const LONGEST_NAME = 255;
/** A pattern that is well made takes microseconds a name; nothing but a refusal depends on this. */
const MOST_MS = 3000;

/** Runs alone, with nothing of ours in reach; `at` stays where the clock ends it. */
const READ = `
  const compiled = (() => {
    try { return new RegExp(pattern, 'u'); } catch { return new RegExp(pattern); }
  })();
  const groups = new RegExp(compiled.source + '|', compiled.flags).exec('').groups;
  const hasId = groups !== undefined && 'id' in groups;
  const said = !hasId ? [] : names.split('\\0').map((name, place) => {
    at = place;
    const found = compiled.exec(name)?.groups;
    if (found === undefined) return null;
    return [found.id, found.name, found.attempt, found.file].map((each) => each ?? '');
  });
  JSON.stringify({ hasId, said });
`;

/**
 * What a pattern with named groups says of names: null where one does not match, or where its id is empty. A
 * pattern that would take for ever is stopped.
 */
export function readByPattern(
  pattern: string,
  names: readonly string[],
): { readonly said: readonly (NameSaid | null)[] } | { readonly fault: PatternFault } {
  if (pattern.length > LONGEST_PATTERN) return { fault: { is: 'too-long' } };
  const short = names.map((name) => (name.length > LONGEST_NAME ? '' : name));
  const context = { pattern, names: short.join('\0'), at: 0 };
  try {
    const told = JSON.parse(String(runInNewContext(READ, context, { timeout: MOST_MS }))) as {
      readonly hasId: boolean;
      readonly said: readonly (readonly string[] | null)[];
    };
    if (!told.hasId) return { fault: { is: 'no-id' } };
    return {
      said: names.map((name, place) => (name.length > LONGEST_NAME ? null : saidOf(told.said[place]))),
    };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      ? { fault: { is: 'slow', name: names[context.at] ?? '' } }
      : { fault: { is: 'no-pattern', reason: message.slice(message.lastIndexOf(': ') + 2) } };
  }
}

function saidOf(groups: readonly string[] | null | undefined): NameSaid | null {
  const [id = '', name = '', attempt = '', file = ''] = (groups ?? []).map((each) => each.trim());
  return id === '' ? null : { id, name: name === '' ? id : name, attempt, file };
}
