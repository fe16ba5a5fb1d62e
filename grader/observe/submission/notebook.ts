import { stringEnd } from './pythonNames.ts';

/** The code of a notebook, as a program. */
export interface Notebook {
  readonly text: string;
  /** How many cells hold code. */
  readonly cells: number;
  /** Lines that only a notebook understands, as they stood there. */
  readonly leftOut: readonly string[];
}

/**
 * The code cells of a Jupyter notebook in their order, without the lines that are IPython's own. Null where
 * it is no notebook, or none in Python.
 */
export function readNotebook(json: string): Notebook | null {
  const file = objectIn(parsed(json));
  const { kernelspec, language_info: info } = objectIn(file['metadata']);
  const languages = [objectIn(kernelspec)['language'], objectIn(info)['name']];
  if (languages.some((each) => typeof each === 'string' && !/^(?:i?python\d?)?$/i.test(each))) return null;
  const cells = listIn(file['cells'] ?? objectIn(listIn(file['worksheets'])[0])['cells']).map(objectIn);
  const sources = cells
    .filter((cell) => cell['cell_type'] === 'code')
    .map((cell) => textIn(cell['source'] ?? cell['input']))
    .filter((source) => source.trim() !== '');
  if (cells.length === 0) return null;
  const leftOut: string[] = [];
  const texts = sources.map((source) => withoutMagics(source, leftOut));
  return { text: `${texts.join('\n\n\n')}\n`, cells: sources.length, leftOut };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** A cell's lines stand in a list, each with its end, or in one text. */
const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : listIn(value)
        .filter((line) => typeof line === 'string')
        .join('');

/** `%matplotlib`, `!pip`, `?name`, `name?`, `files = !ls`. */
const MAGIC = /^[ \t]*(?:[%!?]|[\w.]{1,100}\?{1,2}[ \t]*$|[\w, ]{1,100}=[ \t]*[%!])/;
/** Cells that begin with these are run as Python all the same. */
const RUN_ANYWAY = new Set(['time', 'timeit', 'capture', 'prun', 'debug']);

/** Lines that begin a statement and are none of Python's become empty; in a block, `pass`. */
function withoutMagics(source: string, leftOut: string[]): string {
  const cell = source.replaceAll(/\r\n?/g, '\n');
  const magic = /^\s*%%(\w{1,100})/.exec(cell);
  if (magic !== null && !RUN_ANYWAY.has(magic[1] ?? '')) {
    leftOut.push(cell.trim().split('\n', 1)[0] ?? '');
    return '';
  }
  const starts = statementStarts(cell);
  let at = 0;
  const lines = cell.split('\n').map((line) => {
    const isMagic = starts.has(at) && MAGIC.test(line);
    at += line.length + 1;
    if (!isMagic) return line;
    leftOut.push(line.trim());
    const indent = line.slice(0, line.length - line.trimStart().length);
    return indent === '' ? '' : `${indent}pass`;
  });
  return lines.join('\n');
}

/** Where lines begin that do not go on from the one before: in no bracket or string, behind no backslash. */
function statementStarts(source: string): Set<number> {
  const starts = new Set([0]);
  let depth = 0;
  for (let at = 0; at < source.length;) {
    const character = source.charAt(at);
    if (character === '#') {
      const end = source.indexOf('\n', at);
      at = end < 0 ? source.length : end;
    } else if (character === '"' || character === "'") at = stringEnd(source, at);
    else if (character === '\\') at += 2;
    else {
      if ('([{'.includes(character)) depth += 1;
      else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
      else if (character === '\n' && depth === 0) starts.add(at + 1);
      at += 1;
    }
  }
  return starts;
}
