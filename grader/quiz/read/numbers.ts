import { Fraction } from 'fraction.js';
import type { Unread } from '../../words/quiz/unreadWords.ts';
import { canonical, INFINITE, MINUS_INFINITE } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';

/** What was written, or why it cannot be read; null where nothing was written. */
export type Read<T> = { readonly ok: true; readonly value: T } | Failed | null;
interface Failed {
  readonly ok: false;
  readonly why: Unread;
}

export const read = <T>(value: T): Read<T> => ({ ok: true, value });
export const unread = (why: Unread): Failed => ({ ok: false, why });

/** Ways to say that there is nothing to name. */
export const NOTHING = /^(?:none|nothing|no|nil|-|∅|\{\}|\[\]|\(\)|0 leaves|no leaves|empty)$/i;

/** Longer than this is no number of ours, and would take long to reduce. */
const LONGEST = 60;

/**
 * One way to write each sign: letters of other widths, dashes, primes and blanks that look alike are made
 * one.
 */
export function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu, '-')
    .replace(/\u2044/g, '/')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * A number: `3`, `-3.5`, `3,5`, `1/3`, `inf`, `∞`, `-inf`, and where `percent` may stand `29 %`.
 *
 * `1,234` can mean two numbers and is refused with a word on how to write either.
 */
export function readNumber(text: string, percent = false): Read<Exact> {
  const written = tidy(text);
  if (written === '') return null;
  if (written.length > LONGEST) return unread({ code: 'number-too-long' });
  const bare = written.replace(/ /g, '');
  const infinite = /^([+-]?)(?:inf(?:inity|ty)?|oo|∞)\.?$/i.exec(bare);
  if (infinite !== null) return read(infinite[1] === '-' ? MINUS_INFINITE : INFINITE);
  const hundredths = percent && bare.endsWith('%');
  const body = hundredths ? bare.slice(0, -1) : bare;
  if (/^[+-]?\d{1,3}(?:,\d{3})+$/.test(body)) {
    return unread({
      code: 'two-readings',
      written,
      readings: [body.replace(/,/g, ''), body.replace(',', '.')],
    });
  }
  const value = plainNumber(body.replace(',', '.'));
  if (value === null) return unread({ code: 'not-a-number', written });
  return read(canonical(hundredths ? value.div(100) : value));
}

function plainNumber(body: string): Fraction | null {
  const quotient = /^([+-]?)(\d+)\/(\d+)$/.exec(body);
  if (quotient !== null) {
    const [, sign = '', above = '', below = ''] = quotient;
    return /^0+$/.test(below) ? null : new Fraction(`${sign}${above}/${below}`.replace(/^\+/, ''));
  }
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(body)
    ? new Fraction(
        body
          .replace(/^\+/, '')
          .replace(/\.$/, '')
          .replace(/^(-?)\./, '$10.'),
      )
    : null;
}

/** One number a player: `(1, 2, 3)`, `1; 2; 3` or `1 2 3`. With semicolons a comma is a decimal one. */
export function readVector(text: string, length: number): Read<Exact[]> {
  const written = tidy(text)
    .replace(/^[([<{]|[)\]>}]$/g, '')
    .trim();
  if (written === '') return null;
  const parts = partsOf(written);
  if (parts.length !== length)
    return unread({ code: 'wrong-length', of: 'numbers', found: parts.length, expected: length });
  return readEach(parts);
}

/** Numbers between semicolons, commas, arrows or blanks, as many as there are; `none`, or an empty list. */
export function readNumbers(text: string, items: readonly string[] | null): Read<Exact[]> {
  if (items?.length === 0) return read([]);
  const written = tidy(text);
  if (written === '') return null;
  if (NOTHING.test(written)) return read([]);
  return readEach(partsOf(written.replace(/^[([<{]|[)\]>}]$/g, '').replace(/->|=>|→|⇒/gu, ';')));
}

/** With semicolons a comma is a decimal one. */
const partsOf = (written: string): string[] =>
  (written.includes(';')
    ? written.split(';')
    : written.includes(',')
      ? written.split(',')
      : written.split(' ')
  )
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readEach(parts: readonly string[]): Read<Exact[]> {
  const values: Exact[] = [];
  for (const part of parts) {
    const value = readNumber(part);
    if (value === null || !value.ok) return value;
    values.push(value.value);
  }
  return read(values);
}

/** Digits with or without anything between them. */
export function readDigits(text: string, length: number, low: number, high: number): Read<number[]> {
  const written = tidy(text);
  if (written === '') return null;
  const parts =
    /^\d+$/.test(written) && high <= 9 ? [...written] : written.split(/[^\d]+/).filter((part) => part !== '');
  if (!/^[\d\s,;.|()[\]-]*$/.test(written) || parts.length === 0)
    return unread({ code: 'not-digits', written });
  const digits = parts.map(Number);
  if (digits.length !== length)
    return unread({ code: 'wrong-length', of: 'digits', found: digits.length, expected: length });
  const outside = digits.find((digit) => digit < low || digit > high);
  return outside === undefined ? read(digits) : unread({ code: 'digit-outside', digit: outside, low, high });
}
