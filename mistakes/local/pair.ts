import type { Mistake } from '../correct/local/api.ts';

/**
 * Makes a program with two mistakes at once; null where both replace one part, or where they are not of one
 * skeleton.
 */
export function bothIn<Entry>(
  one: Pick<Mistake<Entry>, 'replaced'>,
  other: Pick<Mistake<Entry>, 'replaced'>,
): (() => Entry) | null {
  if (one.replaced === undefined || other.replaced === undefined || one.replaced.make !== other.replaced.make)
    return null;
  const { parts, make } = one.replaced;
  const { parts: others } = other.replaced;
  return Object.keys(parts).some((name) => name in others) ? null : () => make({ ...parts, ...others });
}
