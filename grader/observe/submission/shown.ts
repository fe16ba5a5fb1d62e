const LONGEST = 80;

/**
 * A name from outside, safe to put into a sentence: control characters, bidirectional overrides and lone
 * surrogates are written as `\u{…}`, and a long name is cut in the middle.
 */
export function shown(name: string): string {
  const safe = [...name].map((character) =>
    /[\p{C}\u2028\u2029]/u.test(character) ? escape(character) : character,
  );
  if (safe.length <= LONGEST) return safe.join('');
  const half = LONGEST / 2 - 1;
  return `${safe.slice(0, half).join('')}…${safe.slice(-half).join('')}`;
}

const escape = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** `a`, `a and b`, `a, b and c`; after `most` names, how many more there are. */
export function listed(names: readonly string[], most = 5): string {
  const some = names.slice(0, most).map(shown);
  const rest = names.length - some.length;
  if (rest > 0) return `${some.join(', ')} and ${rest} more`;
  const last = some.pop() ?? 'nothing';
  return some.length === 0 ? last : `${some.join(', ')} and ${last}`;
}
