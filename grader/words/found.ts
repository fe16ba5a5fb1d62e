/** How the problems of a file name what they found. */

const LONGEST = 40;

/** A string in double quotes, cut when long, with nothing in it that could disturb a terminal or a page. */
export function quote(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  // JSON leaves some control and direction characters, and lone surrogates inside a cut, as they are.
  return JSON.stringify(cut).replace(
    /\p{C}/gu,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
}

/** A JSON value in words: short, however large it is. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'a number beyond 1.79e308';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
}

/** `"a", "b" or "c"`. */
export function oneOf(words: readonly string[]): string {
  const quoted = words.map(quote);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** The hint for a misspelt word, or none. */
export function didYouMean(word: string | null): { hint?: string } {
  return word === null ? {} : { hint: `did you mean ${quote(word)}?` };
}
