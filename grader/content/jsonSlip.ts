/** What is wrong with a JSON text, at an offset in it. */
export interface Slip {
  readonly code: 'json-syntax' | 'repeated-key';
  readonly at: number;
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

/** What is usually meant by a word that JSON does not have; null where there is no word. */
export function jsonAdvice(word: string): string | null {
  if (word === '') return null;
  if (word === 'NaN' || word === 'nan') return 'JSON has no NaN; a leaf whose value must not matter is null';
  if (/^[+-]?inf(inity)?$/i.test(word)) return `write "${word.startsWith('-') ? '-inf' : 'inf'}" in quotes`;
  if (/^(none|undefined|nil)$/i.test(word)) return 'write null';
  if (/^(true|false|null)$/i.test(word)) return `write ${word.toLowerCase()}`;
  if (/^[+-]?[0-9.]/.test(word)) return 'numbers are written as 3, -3, 0.5 or 1e12';
  return 'text is written in double quotes';
}
