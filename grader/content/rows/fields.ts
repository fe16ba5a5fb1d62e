import type { NumberSpec, PlayerSpec } from '../../../reference/games/treeSpec.ts';

/** What is written in a cell or an attribute, as a tree file has it; undefined where it is none. */

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

export function numberIn(text: string): NumberSpec | undefined {
  const trimmed = text.trim();
  const infinite = /^([+-]?)(?:inf(?:inity)?|∞)$/i.exec(trimmed.replace('−', '-'));
  if (infinite !== null) return infinite[1] === '-' ? '-inf' : 'inf';
  const plain = trimmed.replace('−', '-');
  return NUMBER.test(plain) ? Number(plain) : undefined;
}

/** A number, or a fraction such as `1/3`. */
export function probabilityIn(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (/^\d+\/\d+$/.test(trimmed)) return trimmed;
  return NUMBER.test(trimmed) ? Number(trimmed) : undefined;
}

export function playerIn(text: string): PlayerSpec | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'max' || word === 'min' || word === 'chance') return word;
  return /^\d{1,2}$/.test(word) ? Number(word) : undefined;
}

/** `3;1;4`, `(3, 1, 4)` or `3 1 4`. */
export function utilityIn(text: string): readonly number[] | undefined {
  const parts = text
    .replace(/^\s*[(<[]|[)>\]]\s*$/g, '')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(numberIn);
  return parts.length > 1 && parts.every((part) => typeof part === 'number') ? parts : undefined;
}

/** A key with its value; nothing where there is none. */
export const defined = <K extends string, T>(key: K, value: T | undefined): { [_ in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [_ in K]: T });
