import { byCodeUnit } from '../observe/submission/found.ts';
import type { Attempt, Handed, Person } from './types.ts';

export const CHOICES = ['latest', 'first', 'before-due', 'best'] as const;
/** Which of several attempts counts. */
export type Choice = (typeof CHOICES)[number];

/** When something is due. */
export interface Deadline {
  /** In seconds since 1970: what is handed in at it is in time. */
  readonly at: number;
  /** As people are told it. */
  readonly due: string;
}

/** How one of several attempts is chosen. */
export type Rule =
  | { readonly choice: Exclude<Choice, 'before-due'> }
  | {
      readonly choice: 'before-due';
      /** When it is due for these people. */
      deadlineOf(people: readonly Person[]): Deadline;
      /** When each attempt was handed in, in seconds since 1970; null where that is not known. */
      timesOf(handed: Handed): readonly (number | null)[];
    };

/** Why an attempt counts. */
export type Why =
  | { readonly by: 'latest' | 'first' | 'best' }
  | { readonly by: 'in-time' | 'after-due'; readonly due: string };

/** The attempt that counts. */
export interface Taken {
  readonly attempt: Attempt;
  /** Its place among all of them, from 1 for the oldest. */
  readonly number: number;
  readonly why: Why;
}

/** Attempts from the oldest on. */
export const byWhen = (attempts: readonly Attempt[]): Attempt[] =>
  attempts.toSorted((a, b) => byCodeUnit(a.when ?? '', b.when ?? ''));

/**
 * The attempt that counts; null where nothing tells which does. Where the best counts, that is known once all
 * are graded, and this is the latest.
 */
export function choose(handed: Handed, rule: Rule): Taken | null {
  const { attempts, order, people } = handed;
  if (order === 'unknown' && attempts.length > 1) return null;
  const at = (place: number, why: Why): Taken | null => {
    const attempt = attempts.at(place);
    return attempt === undefined ? null : { attempt, number: attempts.indexOf(attempt) + 1, why };
  };
  if (attempts.length < 2 || rule.choice !== 'before-due')
    return at(rule.choice === 'first' ? 0 : -1, { by: rule.choice === 'first' ? 'first' : 'latest' });
  const times = rule.timesOf(handed).flatMap((time, place) => (time === null ? [] : [{ time, place }]));
  if (times.length < attempts.length) return null;
  const ordered = times.toSorted((a, b) => a.time - b.time || a.place - b.place);
  const { at: end, due } = rule.deadlineOf(people);
  const last = ordered.findLast(({ time }) => time <= end);
  return last === undefined
    ? at(ordered[0]?.place ?? 0, { by: 'after-due', due })
    : at(last.place, { by: 'in-time', due });
}
