import { columns } from '../picture/columns.ts';

/**
 * Text broken into lines of at most `width` columns of a terminal, at spaces where there are any; wide
 * characters count as two columns, combining marks as none. Line ends in the text are kept.
 */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, Math.max(1, width)));
}

/** Columns that text after a lead needs at least, to read well beside it. */
const LEAST_BESIDE = 24;

/**
 * A lead, and text after it whose further lines are indented: to where the text began, or to `indent`
 * columns. A lead that leaves the text too little room has a line for itself.
 */
export function hang(lead: string, text: string, width: number, indent = columns(lead)): string[] {
  const used = Math.max(indent, columns(lead));
  if (width - used < LEAST_BESIDE && lead.trim() !== '') {
    const before = lead.length - lead.trimStart().length + 4;
    return [lead.trimEnd(), ...wrap(text, width - before).map((line) => ' '.repeat(before) + line)];
  }
  return wrap(text, width - used).map((line, at) => (at === 0 ? lead : ' '.repeat(indent)) + line);
}

function wrapLine(line: string, width: number): string[] {
  if (columns(line) <= width) return [line];
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const word of line.split(' ').flatMap((each) => pieces(each, width))) {
    const wide = columns(word);
    if (used > 0 && used + 1 + wide > width) {
      lines.push(current);
      current = word;
      used = wide;
    } else {
      current = used === 0 ? word : `${current} ${word}`;
      used += wide + (used === 0 ? 0 : 1);
    }
  }
  if (current !== '') lines.push(current);
  return lines;
}

/** A word that is wider than a line, cut into pieces that are not. */
function pieces(word: string, width: number): string[] {
  if (columns(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of word) {
    const wide = columns(character);
    if (used + wide > width && part !== '') {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += character;
    used += wide;
  }
  if (part !== '') parts.push(part);
  return parts;
}

/** A line cut to `width` columns, with `…` where something is missing. */
export function cut(line: string, width: number): string {
  return columns(line) <= width ? line : `${pieces(line, Math.max(1, width - 1))[0] ?? ''}…`;
}

/** Two texts at the two ends of a line; on two lines when one does not hold both. */
export function bothEnds(left: string, right: string, width: number): string {
  const gap = width - columns(left) - columns(right);
  return gap >= 2
    ? left + ' '.repeat(gap) + right
    : `${left}\n${' '.repeat(Math.max(0, width - columns(right)))}${right}`;
}
