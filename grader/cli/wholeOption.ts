import { grouped } from '../words/numbers.ts';
import { UserError } from './userError.ts';

/** A whole number as people write it, `1e6` included. */
export function whole(
  options: Readonly<Record<string, string>>,
  name: string,
  least: number,
  most: number,
): number {
  return wholeIn(options[name] ?? '', name, least, most);
}

/** The same of a text. */
export function wholeIn(text: string, name: string, least: number, most: number): number {
  const value = /^\+?\d+(?:\.\d+)?(?:e\+?\d+)?$/i.test(text) ? Number(text) : NaN;
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new UserError(
      `--${name}: found ${JSON.stringify(text)}; expected a whole number from ` +
        `${grouped(least)} to ${grouped(most)}`,
    );
  }
  return value;
}

/** Different whole numbers, ascending, of a list with commas. */
export function wholeList(
  options: Readonly<Record<string, string>>,
  name: string,
  least: number,
  most: number,
): number[] {
  const numbers = (options[name] ?? '').split(',').map((text) => wholeIn(text.trim(), name, least, most));
  return [...new Set(numbers)].sort((a, b) => a - b);
}
