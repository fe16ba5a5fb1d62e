import type { NumberSpec, PlayerSpec } from '../../../reference/games/treeSpec.ts';
import { quote } from '../../words/quoting.ts';
import type { Problems } from '../problems.ts';

/** What is written in a cell or an attribute, as a tree file has it; undefined where it is none. */

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function numberIn(text: string): NumberSpec | undefined {
  const trimmed = text.trim();
  const infinite = /^([+-]?)(?:inf(?:inity)?|∞)$/i.exec(trimmed.replace('−', '-'));
  if (infinite !== null) return infinite[1] === '-' ? '-inf' : 'inf';
  const plain = trimmed.replace('−', '-');
  return NUMBER.test(plain) ? Number(plain) : undefined;
}

function leafIn(text: string): NumberSpec | null | undefined {
  return text.trim() === '?' ? null : numberIn(text);
}

/** A number, or a fraction such as `1/3`. */
function probabilityIn(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (/^\d+\/\d+$/.test(trimmed)) return trimmed;
  return NUMBER.test(trimmed) ? Number(trimmed) : undefined;
}

function playerIn(text: string): PlayerSpec | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'max' || word === 'min' || word === 'chance') return word;
  return /^\d{1,2}$/.test(word) ? Number(word) : undefined;
}

/** `3;1;4`, `(3, 1, 4)` or `3 1 4`. */
function utilityIn(text: string): readonly number[] | undefined {
  const parts = text
    .replace(/^\s*[(<[]|[)>\]]\s*$/g, '')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(numberIn);
  return parts.length > 1 && parts.every((part) => typeof part === 'number') ? parts : undefined;
}

/** How each field is read, and what is expected where it cannot be. */
export const FIELDS = {
  player: { read: playerIn, expected: 'max, min, chance, or the number of a player' },
  value: { read: leafIn, expected: 'a number, or ?' },
  utility: { read: utilityIn, expected: 'several numbers' },
  valueOrUtility: {
    read: (text: string) => utilityIn(text) ?? leafIn(text),
    expected: 'a number, ?, or a number for each player',
  },
  probability: { read: probabilityIn, expected: 'a number from 0 to 1, or a fraction' },
  evaluation: { read: numberIn, expected: 'a number' },
} as const;

/** Reads one field; what cannot be read is a problem at its place. */
export function readField<T>(
  { read, expected }: { read(text: string): T | undefined; readonly expected: string },
  text: string,
  place: string,
  problems: Problems,
): T | undefined {
  const value = read(text);
  if (value === undefined) problems.add({ code: 'wrong-field', place, found: quote(text), expected });
  return value;
}

/** A key with its value; nothing where there is none. */
export const defined = <K extends string, T>(key: K, value: T | undefined): { [_ in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [_ in K]: T });
