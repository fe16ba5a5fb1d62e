import { itemAt } from '../types/lookup.ts';
import type { Program } from './program.ts';

/** The lines of words in a row: `12–15`, or `12`. */
export function linesOf(program: Program, at: number, length: number): string {
  const [first, last] = [itemAt(program.tokens, at), itemAt(program.tokens, at + length - 1)];
  const { text } = itemAt(program.files, first.file);
  const [from, to] = [first.from, last.from].map((place) => text.slice(0, place).split('\n').length);
  return from === to ? String(from) : `${from}–${to}`;
}
