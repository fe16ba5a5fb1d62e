/** What a student types into a blank, or chooses of a list. */
export type Reply =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'chosen'; readonly texts: readonly string[] };

/** A question as another system has it, once it has read the file. */
export interface ReadBack {
  /** By which it is known there. */
  readonly name: string;
  /** What it brings there, of 1, for a reply to each of its parts. */
  mark(replies: readonly Reply[]): number;
}

/** A file that is not as its format asks for; what is wrong stands in the message. */
export class Unreadable extends Error {}

export const textsOf = (reply: Reply | undefined): readonly string[] =>
  reply === undefined ? [] : reply.kind === 'typed' ? [reply.text] : reply.texts;

export const textOf = (reply: Reply | undefined): string => textsOf(reply)[0] ?? '';

/** Small letters, no blanks around: as all of these systems compare what is typed. */
export const folded = (text: string): string => text.trim().toLowerCase();

/** A number as these systems read it; NaN where it is none. */
export const numberIn = (text: string): number => (/^[-+]?[\d.]+$/.test(text.trim()) ? Number(text) : NaN);

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
export const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));
