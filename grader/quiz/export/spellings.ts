import { formatExact, isFinite, toNumber } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import { decimal } from './numbers.ts';

/** The ways in which people write a number, the usual one first. */
export function spellingsOfNumber(value: Exact): string[] {
  if (!isFinite(value))
    return toNumber(value) > 0
      ? ['∞', 'inf', '+∞', '+inf', 'infinity', '+infinity']
      : ['−∞', '-∞', '-inf', '−inf', '-infinity', '−infinity'];
  const written = [decimal(value), formatExact(value), value];
  return [...new Set(written.flatMap((text) => [text, text.replace('-', '−'), text.replace('−', '-')]))];
}

/** Digits with and without something between them; numbers above 9 have to be parted. */
export function spellingsOfDigits(digits: readonly number[], highest: number): string[] {
  const parted = [' ', ', ', ','].map((between) => digits.join(between));
  return highest > 9 ? parted : [digits.join(''), ...parted];
}

/** The ways in which people part a list; of nothing there is none. */
export function spellingsOfList(items: readonly string[]): string[] {
  if (items.length === 0) return ['none'];
  return [', ', ',', ' ', '; ', ';', ' → ', '→', ' -> ', '->', '-'].map((between) => items.join(between));
}
