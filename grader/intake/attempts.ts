import { byCodeUnit } from '../observe/submission/found.ts';
import type { Attempt, Handed } from './types.ts';

export const CHOICES = ['latest', 'first'] as const;
/** Which of several attempts counts. */
export type Choice = (typeof CHOICES)[number];

/** Attempts from the oldest on. */
export const byWhen = (attempts: readonly Attempt[]): Attempt[] =>
  attempts.toSorted((a, b) => byCodeUnit(a.when ?? '', b.when ?? ''));

/** The attempt that counts and those that do not; null where nothing tells which came first. */
export function choose(
  { attempts, order }: Pick<Handed, 'attempts' | 'order'>,
  choice: Choice,
): { readonly chosen: Attempt; readonly others: readonly Attempt[] } | null {
  const chosen = choice === 'first' ? attempts[0] : attempts.at(-1);
  if (chosen === undefined || (order === 'unknown' && attempts.length > 1)) return null;
  return { chosen, others: attempts.filter((each) => each !== chosen) };
}
