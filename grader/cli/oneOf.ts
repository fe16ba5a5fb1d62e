import { list } from '../words/lists.ts';
import { didYouMean } from './didYouMean.ts';
import { UserError } from './userError.ts';

/** The value of an option, which must be one of these; undefined where it was not given. */
export function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  values: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = values.find((each) => each === value);
  if (found !== undefined) return found;
  const expected = list(values, { join: 'or', most: values.length });
  throw new UserError(
    `${option}: found ${JSON.stringify(value)}; expected ${expected}${didYouMean(value, values)}`,
  );
}
