/** So many columns does a terminal have that says nothing else. */
const WIDTH = 80;

/** Where a sentence ends, so that what begins on a line of its own does not hang on the line above it. */
const SENTENCES = /(?<=[.!?)]) (?=[\p{Lu}\d(])/u;

/**
 * What a terminal says, without how it is laid out: a line for each sentence, however it was broken, and for
 * whatever stands in columns.
 */
export function unwrap(text) {
  const lines = [];
  let last = '';
  for (const line of text.split('\n')) {
    if (isContinued(last, line)) lines.push(`${lines.pop()} ${line.trim()}`);
    else lines.push(...line.trim().split(/ {2,}/));
    last = line;
  }
  return lines.flatMap((line) => line.split(SENTENCES)).join('\n');
}

/** Whether a line goes on with what the one above it says: its first word had no room there. */
function isContinued(above, line) {
  const [word = ''] = line.trim().split(' ');
  if (word === '' || hasColumns(line) || indentOf(line) < indentOf(above)) return false;
  return above.length + 1 + word.length > WIDTH;
}

const hasColumns = (line) => / {2,}/.test(line.trim());
const indentOf = (line) => line.length - line.trimStart().length;
