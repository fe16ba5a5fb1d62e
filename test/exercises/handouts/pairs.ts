import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What holds a sentence of a handout. */
export type Holder =
  /** Laws, and wrong programs that show it: each breaks one of them, and each is broken by one. */
  | { readonly by: 'law' | 'chance'; readonly names: readonly string[]; readonly shownBy: readonly string[] }
  /** The sentence leaves something free, and correct programs make use of it. */
  | { readonly by: 'free'; readonly shownBy: readonly string[] }
  /** Held by nothing: what is given, what is graded and how, a worked example, or advice. */
  | { readonly by: 'fact' | 'advice' };

export interface Pair {
  readonly sentence: string;
  readonly holders: readonly Holder[];
}

/**
 * The pairs of a file: blocks of sentences that begin with `>`, and under them lines with `=` that say what
 * holds each sentence of the block.
 */
export function readPairs(name: string): Pair[] {
  const text = readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8');
  return text.split('\n\n').flatMap((block) => {
    const lines = block.split('\n').filter((line) => line !== '');
    const holders = lines.filter((line) => line.startsWith('= ')).map((line) => readHolder(line.slice(2)));
    return lines
      .filter((line) => line.startsWith('> '))
      .map((line) => ({ sentence: line.slice(2), holders }));
  });
}

function readHolder(line: string): Holder {
  const [what = '', programs = ''] = line.split(': ');
  const [by, ...names] = what.split(' ');
  const shownBy = programs.split(' ').filter((id) => id !== '');
  switch (by) {
    case 'law':
    case 'chance':
      return { by, names, shownBy };
    case 'free':
      return { by, shownBy };
    case 'fact':
    case 'advice':
      return { by };
    default:
      throw new Error(`nothing holds a sentence in this way: ${line}`);
  }
}

/** The sentences of a handout, without headings and blocks of code; a row of a table is one. */
export function sentencesOf(handout: string): string[] {
  return handout
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .split('\n')
    .filter((line) => !/^#|^\|[-| ]+\|$/.test(line))
    .flatMap((line) => (line.startsWith('|') ? [rowOf(line)] : proseOf(line)))
    .filter((sentence) => sentence !== '');
}

const rowOf = (line: string): string =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(': ');

const proseOf = (line: string): string[] =>
  line
    .replace(/^(\d+\.|-) /, '')
    .trim()
    .split(/(?<=[.!?]) +(?=[A-Z`Δ])/);
