import { shorten, visibleLine } from '../picture/visible.ts';
import type { Plain } from '../types/observation.ts';

const ITEMS = 40;
const DEPTH = 6;
const LONGEST = 1200;

/**
 * A value as a JavaScript programmer would write it, on one line: `{ value: 3, action: "B" }`. Control
 * characters in strings are shown, long values lose their middle, deep ones their inside; for reading, not
 * for comparing.
 */
export function formatPlain(value: Plain): string {
  return shorten(write(value, 0), LONGEST);
}

function write(value: Plain, depth: number): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return `"${shorten(visibleLine(value), 300).replace(/["\\]/g, '\\$&')}"`;
  if (typeof value === 'number') return Object.is(value, -0) ? '0' : String(value);
  if (value === null || typeof value === 'boolean') return String(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value as object) as [string, Plain][];
  if (entries.length === 0) return isList ? '[]' : '{}';
  if (depth === DEPTH) return isList ? '[…]' : '{…}';
  const shown = entries
    .slice(0, ITEMS)
    .map(([key, item]) => (isList ? '' : `${name(key)}: `) + write(item, depth + 1));
  if (entries.length > ITEMS) shown.push(`… ${entries.length - ITEMS} more`);
  return isList ? `[${shown.join(', ')}]` : `{ ${shown.join(', ')} }`;
}

function name(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : write(key, 0);
}
