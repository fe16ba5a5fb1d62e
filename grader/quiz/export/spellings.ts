import { formatExact, isFinite, toNumber } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import { decimal, hasEnd } from './numbers.ts';

const INFINITE = ['∞', 'inf', 'infinity', 'infty', 'oo'];
const MINUS = ['−', '-', '–'];
/** What people write between the items of a list. */
const BETWEEN = [', ', ',', ' ', '; ', ';', ' → ', '→', ' -> ', '->'];
/** To how many digits a fraction without an end may be rounded. */
const ROUNDINGS = [2, 3, 4, 5, 6, 7, 8];

/** The ways in which people write a number, the usual one first. */
export function spellingsOfNumber(value: Exact): string[] {
  if (!isFinite(value)) {
    const signs = toNumber(value) > 0 ? ['', '+'] : MINUS;
    return INFINITE.flatMap((text) => signs.map((sign) => sign + text));
  }
  const isBelow = value.startsWith('-');
  const signs = isBelow ? MINUS : ['', '+'];
  return unsignedSpellings(isBelow ? value.slice(1) : value).flatMap((text) =>
    signs.map((sign) => sign + text),
  );
}

function unsignedSpellings(value: Exact): string[] {
  const quotients = value.includes('/') ? [value, value.replace('/', ' / ')] : [];
  const decimals = [
    decimal(value),
    ...(quotients.length === 0 ? [`${value}.0`] : []),
    ...(hasEnd(value) ? [] : ROUNDINGS.map((digits) => toNumber(value).toFixed(digits))),
  ];
  const written = decimals.flatMap((text) => [text, text.replace('.', ',')]);
  const bare = written.filter((text) => /^0[.,]/.test(text)).map((text) => text.slice(1));
  return [...new Set([formatExact(value), ...written, ...quotients, ...bare])];
}

/** Digits with and without something between them; numbers above 9 have to be parted. */
export function spellingsOfDigits(digits: readonly number[], highest: number): string[] {
  const parted = [' ', ', ', ',', '; ', ';', '-'].map((between) => digits.join(between));
  const listed = [`[${digits.join(', ')}]`, `(${digits.join(', ')})`];
  return [...(highest > 9 ? [] : [digits.join('')]), ...parted, ...listed];
}

/** Numbers in order, each as it is usually written, with either minus sign. */
export function spellingsOfNumbers(values: readonly Exact[]): string[] {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return spellingsOfNumber(only);
  const usual = values.map(formatExact);
  const plain = usual.map((text) => text.replace('−', '-').replace('∞', 'inf'));
  if (usual.length === 0) return ['none'];
  return [...new Set([usual, plain].flatMap((texts) => BETWEEN.map((between) => texts.join(between))))];
}

/** The ways in which people part a list; of nothing there is none. */
export function spellingsOfList(items: readonly string[]): string[] {
  if (items.length === 0) return ['none'];
  return [...BETWEEN, '-'].map((between) => items.join(between));
}
