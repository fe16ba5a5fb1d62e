import { list } from '../../words/lists.ts';

const LONGEST = 80;

/**
 * A name from outside, safe to put into a sentence: control characters, bidirectional overrides and lone
 * surrogates are written as `\u{…}`, and a long name is cut in the middle.
 */
export function printable(name: string): string {
  const safe = [...name].map((character) =>
    /[\p{C}\u2028\u2029]/u.test(character) ? escape(character) : character,
  );
  if (safe.length <= LONGEST) return safe.join('');
  const half = LONGEST / 2 - 1;
  return `${safe.slice(0, half).join('')}…${safe.slice(-half).join('')}`;
}

const escape = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** `a`, `a and b`, `a, b and c`; past six names, how many more there are. */
export const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : list(names.map(printable), { most: 6 });
