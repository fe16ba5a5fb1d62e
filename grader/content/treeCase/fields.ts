import type { Problems } from '../problems.ts';
import { quote } from '../../words/quoting.ts';

/**
 * A field of a case file. `line` is where it starts, and `textLine` the line on which its text does; from 1.
 */
export interface Field {
  readonly key: string;
  readonly text: string;
  readonly line: number;
  readonly textLine: number;
}

const TRIPLE = '"""';

/**
 * Reads `key: "value"` and `key: """ … """` fields; `#` starts a comment outside a triple-quoted text. Text
 * is taken as it stands, without escapes. Any line ends, and a byte order mark, are accepted. Problems name
 * the line.
 */
export function parseFields(source: string, problems: Problems): Map<string, Field> {
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const fields = new Map<string, Field>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = at + 1;
    const here = lines[at] ?? '';
    if (/^\s*(#|$)/.test(here)) continue;
    const opened = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*:\s*("""|")/.exec(here);
    if (opened === null) {
      problems.add({
        code: 'no-field',
        place: `line ${line}`,
        found: quote(here.trim()),
        expected: 'a field such as depth: "2", or a comment that starts with #',
      });
      continue;
    }
    const [whole, key = '', quotes] = opened;
    const isBlock = quotes === TRIPLE;
    const first = here.slice(whole.length);
    const read = isBlock ? readBlock(lines, at, first) : readLine(first, at);
    if (read === null) {
      problems.add({
        code: 'text-not-closed',
        place: `line ${line}`,
        found: `${key}: a text without its closing quotes`,
        expected: isBlock ? `${TRIPLE} on a line after it` : 'a " at the end of the line',
        ...(isBlock ? {} : { hint: `a text of several lines goes between ${TRIPLE} and ${TRIPLE}` }),
      });
      // Where it would have ended is anybody's guess after an open block.
      if (isBlock) break;
      continue;
    }
    if (!/^\s*(#|$)/.test(read.after))
      problems.add({
        code: 'text-after-field',
        place: `line ${read.last + 1}`,
        found: quote(read.after.trim()),
        expected: 'the next field on a line of its own',
      });
    const other = fields.get(key);
    if (other !== undefined)
      problems.add({
        code: 'repeated-field',
        place: `line ${line}`,
        found: `a second ${quote(key)}`,
        expected: 'each field once',
        hint: `the first is on line ${other.line}`,
      });
    else fields.set(key, { key, text: read.text, line, textLine: line + read.skipped });
    at = read.last;
  }
  return fields;
}

interface ReadText {
  readonly text: string;
  readonly after: string;
  /** Index of the line that it ends on. */
  readonly last: number;
  /** Lines between the key and the text. */
  readonly skipped: number;
}

function readLine(first: string, at: number): ReadText | null {
  const end = first.indexOf('"');
  return end < 0 ? null : { text: first.slice(0, end), after: first.slice(end + 1), last: at, skipped: 0 };
}

/**
 * The lines between the quotes; those that hold the quotes themselves count only if there is text beside
 * them.
 */
function readBlock(lines: readonly string[], at: number, first: string): ReadText | null {
  const taken: string[] = [];
  for (let last = at; last < lines.length; last += 1) {
    const line = last === at ? first : (lines[last] ?? '');
    const end = line.indexOf(TRIPLE);
    taken.push(end < 0 ? line : line.slice(0, end));
    if (end < 0) continue;
    const skipped = taken.length > 1 && taken[0]?.trim() === '' ? 1 : 0;
    const kept = taken.slice(skipped);
    if (kept.length > 1 && kept.at(-1)?.trim() === '') kept.pop();
    return { text: kept.join('\n'), after: line.slice(end + TRIPLE.length), last, skipped };
  }
  return null;
}

/** A field as it is written: on one line if it can be, else between triple quotes. */
export function formatField(key: string, text: string): string {
  return /["\n]/.test(text) ? `${key}: ${TRIPLE}\n${text}\n${TRIPLE}` : `${key}: "${text}"`;
}
