import { shorten, visibleLine } from '../picture/visible.ts';
import type { Plain } from '../types/observation.ts';
import { isPythons, type Spelling, spellingOf } from '../words/vocabulary.ts';

const ITEMS = 40;
const DEPTH = 6;
const LONGEST = 1200;

/** How a language writes a value. */
interface Literals extends Pick<Spelling, 'undefined' | 'none' | 'true' | 'false'> {
  /** What stands around the entries of a record that has some. */
  readonly around: readonly [open: string, close: string];
  readonly quotesKeys: boolean;
}

const JAVASCRIPT: Literals = { ...spellingOf('javascript'), around: ['{ ', ' }'], quotesKeys: false };
const PYTHON: Literals = { ...spellingOf('python'), around: ['{', '}'], quotesKeys: true };

/**
 * A value as a programmer in that language would write it, on one line: `{ value: 3, action: "B" }`, in
 * Python `{"value": 3, "action": "B"}`. Control characters in strings are shown, long values lose their
 * middle, deep ones their inside; for reading, not for comparing.
 */
export function formatPlain(value: Plain, language: string | null = null): string {
  return shorten(write(value, 0, isPythons(language) ? PYTHON : JAVASCRIPT), LONGEST);
}

function write(value: Plain, depth: number, literals: Literals): string {
  if (value === undefined) return literals.undefined;
  if (typeof value === 'string') return `"${shorten(visibleLine(value), 300).replace(/["\\]/g, '\\$&')}"`;
  if (typeof value === 'number') return Object.is(value, -0) ? '0' : String(value);
  if (value === null) return literals.none;
  if (typeof value === 'boolean') return value ? literals.true : literals.false;
  const isList = Array.isArray(value);
  const entries = Object.entries(value as object) as [string, Plain][];
  if (entries.length === 0) return isList ? '[]' : '{}';
  if (depth === DEPTH) return isList ? '[…]' : '{…}';
  const shown = entries
    .slice(0, ITEMS)
    .map(([key, item]) => (isList ? '' : `${name(key, literals)}: `) + write(item, depth + 1, literals));
  if (entries.length > ITEMS) shown.push(`… ${entries.length - ITEMS} more`);
  const [open, close] = isList ? ['[', ']'] : literals.around;
  return `${open}${shown.join(', ')}${close}`;
}

function name(key: string, literals: Literals): string {
  return !literals.quotesKeys && /^[A-Za-z_$][\w$]*$/.test(key) ? key : write(key, 0, literals);
}
