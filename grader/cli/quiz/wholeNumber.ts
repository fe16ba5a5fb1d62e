import { UserError } from '../userError.ts';

/** The whole number that an option gives. */
export function wholeNumber(text: string, name: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most))
    throw new UserError(
      `--${name}: found ${JSON.stringify(text)}; expected a whole number from ${least} to ${most}`,
    );
  return value;
}
