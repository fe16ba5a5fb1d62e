import { itemAt } from '../../types/lookup.ts';

const DEFINITION = /^(?:async\s+def|def|class)\s+([\p{ID_Start}_][\p{ID_Continue}]*)/u;
const ASSIGNMENT = /^([\p{ID_Start}_][\p{ID_Continue}]*)\s*(?::[^=]*)?=(?!=)/u;

/** Names that a Python file itself defines at the top level: functions, classes and plain assignments. */
export function pythonNames(source: string): Set<string> {
  const names = new Set<string>();
  for (const line of topLevelLines(source)) {
    const name = DEFINITION.exec(line)?.[1] ?? ASSIGNMENT.exec(line)?.[1];
    if (name !== undefined) names.add(name);
  }
  return names;
}

/**
 * Logical lines that start in the first column, with comments and the insides of strings blanked. Linear in
 * the text.
 */
function topLevelLines(source: string): string[] {
  const lines: string[] = [];
  let line = '';
  let depth = 0;
  for (let at = 0; at < source.length;) {
    const character = itemAt(source, at);
    if (character === '#') {
      const end = source.slice(at).search(/[\r\n]/);
      at = end < 0 ? source.length : at + end;
    } else if (character === '"' || character === "'") {
      line += '""';
      at = stringEnd(source, at);
    } else if (character === '\\' && /[\r\n]/.test(source[at + 1] ?? '')) {
      line += ' ';
      at += source.startsWith('\r\n', at + 1) ? 3 : 2;
    } else if (
      (character === '\n' || character === '\r') &&
      (depth === 0 || startsStatement(source, at + 1))
    ) {
      depth = 0;
      lines.push(line);
      line = '';
      at += 1;
    } else {
      if ('([{'.includes(character)) depth += 1;
      else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
      line += character;
      at += 1;
    }
  }
  lines.push(line);
  return lines.filter((text) => /^\S/.test(text));
}

/** A word that only begins a statement, in the first column: a bracket before it was never closed. */
const startsStatement = (source: string, at: number): boolean =>
  /^(?:def|class|async|import|from|@)\b/.test(source.slice(at, at + 8));

/** Where the string that starts at `at` ends; a single-quoted one ends with its line at the latest. */
export function stringEnd(source: string, at: number): number {
  const quote = itemAt(source, at);
  const mark = source.startsWith(quote.repeat(3), at) ? quote.repeat(3) : quote;
  for (let i = at + mark.length; i < source.length; i += 1) {
    if (source[i] === '\\') i += 1;
    else if (source.startsWith(mark, i)) return i + mark.length;
    else if (mark.length === 1 && source[i] === '\n') return i;
  }
  return source.length;
}
