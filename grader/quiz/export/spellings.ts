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

/** The ways in which people part a list. */
export function spellingsOfList(text: string): string[] {
  const items = text.split(/\s*(?:→|,)\s*/u);
  return [
    ...new Set(
      [', ', ',', ' ', '; ', ';', ' → ', '→', ' -> ', '->', '-'].map((between) => items.join(between)),
    ),
  ];
}
