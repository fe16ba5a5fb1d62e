import { count } from '../numbers.ts';
import { unreadSentence } from './unreadWords.ts';
import type { Unread } from './unreadWords.ts';

/** What is wrong with an answer, as far as it may be told before the answer itself is. */
export type Fault =
  | { readonly code: 'too-high' | 'too-low' | 'another-one' | 'wrong-order' }
  /** Some named that do not belong, some missing. */
  | { readonly code: 'wrong-items'; readonly astray: number; readonly missing: number }
  /** So many places of a list of digits or numbers. */
  | { readonly code: 'wrong-places'; readonly wrong: number; readonly of: number }
  | { readonly code: 'wrong-length'; readonly found: number; readonly expected: number }
  /** Of parts that only make sense together: why they do not. */
  | { readonly code: 'not-together'; readonly why: string };

export function faultWords(fault: Fault): string {
  switch (fault.code) {
    case 'too-high':
      return 'Your number is too high.';
    case 'too-low':
      return 'Your number is too low.';
    case 'another-one':
      return 'It is not this one.';
    case 'wrong-order':
      return 'You name the right ones, but not in this order.';
    case 'wrong-items': {
      const { astray, missing } = fault;
      const parts = [
        ...(astray === 0
          ? []
          : [`${astray} of those you name ${astray === 1 ? 'does' : 'do'} not belong there`]),
        ...(missing === 0 ? [] : [`${missing} ${missing === 1 ? 'is' : 'are'} missing`]),
      ];
      return `${parts.join(', and ')}.`;
    }
    case 'wrong-places':
      return `${fault.wrong} of ${count(fault.of, 'place')} ${fault.wrong === 1 ? 'is' : 'are'} wrong.`;
    case 'wrong-length':
      return fault.found > fault.expected ? 'These are too many.' : 'These are too few.';
    case 'not-together':
      return `With these values, ${fault.why}.`;
  }
}

/** A known mistake by its title, which is a sentence without a full stop. */
export const mistakeWords = (title: string): string => `Perhaps this happened: ${title}.`;

/** Where an answer first goes wrong. */
export type Spot =
  | { readonly code: 'item'; readonly label: string }
  | { readonly code: 'place'; readonly place: number }
  /** In a list in order, right as far as there; empty where its first item is wrong. */
  | { readonly code: 'after'; readonly label: string };

export function spotWords(spot: Spot): string {
  switch (spot.code) {
    case 'item':
      return `Look at ${spot.label} again.`;
    case 'place':
      return `Look at place ${spot.place} again.`;
    case 'after':
      return spot.label === ''
        ? 'Look at the very first again.'
        : `It is right as far as ${spot.label}: look at what comes next.`;
  }
}

export const carriedWords =
  'This follows from what you answered before, which is not all right. Mend that first, and look at this ' +
  'again then.';

/** How a part stands, in a word or two; why, where it cannot be read. */
export function standingWords(state: 'right' | 'carried' | 'wrong' | 'blank'): string {
  return {
    right: 'Right',
    carried: 'Right by your earlier answers',
    wrong: 'Not right',
    blank: 'Still open',
  }[state];
}

export const unreadableWords = (why: Unread): string => `This cannot be read: ${unreadSentence(why)}`;
