import { type Grammar, grammarOf, parse } from '../code/parse.ts';
import { languageOf } from '../observe/submission/found.ts';
import type { SourceFile } from '../types/submission.ts';
import { type Token, tokensOf } from './tokens.ts';
import { hashesOf } from './winnow.ts';

/** Words in a row compared as one: fewer are alike by chance, more are lost with each small change. */
export const GRAM = 9;
/** Characters of one student's work that are compared; homework has some thousands. */
const MOST_CHARACTERS = 200_000;
/** Words of one student's work, and of a class; homework has some hundreds. */
const WORDS = { least: 2_000, most: 20_000, ofClass: 3_000_000 };

/** How many words of each are compared in a class of this size, so that it has room in memory. */
export const wordsEach = (people: number): number =>
  Math.max(WORDS.least, Math.min(WORDS.most, Math.floor(WORDS.ofClass / Math.max(1, people))));

/** A word of a program and the file that it stands in. */
export interface Placed extends Token {
  readonly file: number;
}

/** One person's or group's work, as it is compared. */
export interface Program {
  /** As it stands in the class. */
  readonly id: string;
  readonly name: string;
  /** The other class that it is of, which is compared with this class alone; empty for this class. */
  readonly from: string;
  readonly files: readonly SourceFile[];
  readonly tokens: readonly Placed[];
  /** Of each place at which a gram begins, its hash; `null` where none begins. */
  readonly grams: readonly (number | null)[];
  /** Files that were not compared, or not whole. */
  readonly leftOut: readonly string[];
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly from: string;
}

/** Makes a program of files; those in no language that is known here are passed over. */
export function programOf(person: Person, files: readonly SourceFile[], most: number = WORDS.most): Program {
  const tokens: Placed[] = [];
  const grams: (number | null)[] = [];
  const [leftOut, kept]: [string[], SourceFile[]] = [[], []];
  let characters = 0;
  for (const given of files) {
    const grammar = grammarOf(languageOf(given.path));
    if (grammar === null) continue;
    const text = given.text.replace(/\r\n?/g, '\n');
    characters += text.length;
    const tree = characters > MOST_CHARACTERS ? null : parse(text, grammar);
    if (tree === null) {
      leftOut.push(given.path);
      continue;
    }
    const found = tokensOf(text, tree, grammar);
    if (tokens.length + found.length > most) leftOut.push(given.path);
    const own = found.slice(0, most - tokens.length);
    const file = kept.push({ path: given.path, text }) - 1;
    const hashes = gramsOf(own, text, grammar);
    for (const [at, token] of own.entries()) {
      tokens.push({ kind: token.kind, from: token.from, to: token.to, file });
      grams.push(hashes[at] ?? null);
    }
  }
  return { ...person, files: kept, tokens, grams, leftOut };
}

/**
 * Hashes of all grams. A name or a value counts as which of those in the gram it is, by first use, so that a
 * program is the same under other names, and not the same with names in other places (Baker, “On
 * finding duplication and near-duplication in large software systems”, WCRE 1995).
 */
function gramsOf(tokens: readonly Token[], text: string, grammar: Grammar): readonly number[] {
  const words = tokens.map(({ kind, from, to }) =>
    kind === 'V' ? text.slice(from, to) : `${grammar} ${kind}`,
  );
  const fixed = words.map((word, at) => (tokens[at]?.kind === 'V' ? 0 : fixedNumber(word)));
  const grams: number[] = [];
  for (let at = 0; at + GRAM <= tokens.length; at += 1) {
    const order = new Map<string, number>();
    const numbers: number[] = [];
    for (let i = at; i < at + GRAM; i += 1) {
      const word = words[i] ?? '';
      if (tokens[i]?.kind !== 'V') numbers.push(fixed[i] ?? 0);
      else {
        if (!order.has(word)) order.set(word, order.size);
        numbers.push(order.get(word) ?? 0);
      }
    }
    grams.push(...hashesOf(numbers, GRAM));
  }
  return grams;
}

/** A number for a word, above those for the names in a gram. */
function fixedNumber(word: string): number {
  let number = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) number = Math.imul(number ^ word.charCodeAt(i), 0x01000193);
  return ((number >>> 0) % 0x7fffff00) | 0x100;
}
