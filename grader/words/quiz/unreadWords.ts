import { count } from '../numbers.ts';
import { listOf } from './listOf.ts';
import { quote } from '../quoting.ts';

/** Why what was written in a field is no answer to it. */
export type Unread =
  | { readonly code: 'no-list-of-labels' | 'no-text' | 'several-labels' | 'number-too-long' }
  | { readonly code: 'two-readings'; readonly written: string; readonly readings: readonly [string, string] }
  | { readonly code: 'not-a-number' | 'not-digits'; readonly written: string }
  | {
      readonly code: 'wrong-length';
      readonly of: 'numbers' | 'digits';
      readonly found: number;
      readonly expected: number;
    }
  | { readonly code: 'digit-outside'; readonly digit: number; readonly low: number; readonly high: number }
  | {
      readonly code: 'no-such-option';
      readonly written: string;
      readonly options: readonly string[];
      readonly nearest: string | null;
    }
  | { readonly code: 'ambiguous-label'; readonly written: string; readonly labels: readonly string[] }
  | { readonly code: 'no-such-label'; readonly written: string; readonly nearest: string | null }
  | { readonly code: 'cutoff-without-bound' | 'cutoff-without-kind'; readonly written: string };

/** In words to the student, without a full stop. */
export function unreadWords(unread: Unread): string {
  switch (unread.code) {
    case 'no-list-of-labels':
      return 'a list of labels or numbers was expected';
    case 'no-text':
      return 'text, a number or a list was expected';
    case 'several-labels':
      return 'one label was expected, and there are several';
    case 'number-too-long':
      return 'this is too long for a number';
    case 'two-readings':
      return `“${unread.written}” can be read in two ways: write ${unread.readings.join(' or ')}`;
    case 'not-a-number':
      return `“${shortly(unread.written)}” is not a number`;
    case 'not-digits':
      return `“${shortly(unread.written)}” is not a string of digits`;
    case 'wrong-length':
      return wrongLength(unread);
    case 'digit-outside':
      return `${unread.digit} is there; each digit is from ${unread.low} to ${unread.high}`;
    case 'no-such-option':
      return `“${shortly(unread.written)}” is none of ${listOf(unread.options, 'and')}${suggestion(unread)}`;
    case 'ambiguous-label':
      return `“${shortly(unread.written)}” can mean ${listOf(unread.labels)}: write the label`;
    case 'no-such-label':
      return `there is no “${shortly(unread.written)}” here${suggestion(unread)}`;
    case 'cutoff-without-bound':
      return `“${shortly(unread.written)}” does not say whether it is an α or a β cutoff`;
    case 'cutoff-without-kind':
      return `“${shortly(unread.written)}” does not say whether it is shallow or deep`;
  }
}

/** The same as a sentence; one that ends in a question needs no full stop. */
export const unreadSentence = (unread: Unread): string =>
  `${unreadWords(unread)}${'nearest' in unread && unread.nearest !== null ? '' : '.'}`;

function wrongLength({ of, found, expected }: Extract<Unread, { readonly code: 'wrong-length' }>): string {
  const each = of === 'numbers' ? ', one for each player' : '';
  const unit = of === 'numbers' ? 'number' : 'digit';
  return `${found === 1 ? `one ${unit} is` : `${count(found, unit)} are`} there; expected ${expected}${each}`;
}

const suggestion = ({ nearest }: { readonly nearest: string | null }): string =>
  nearest === null ? '' : `; did you mean ${quote(nearest)}?`;

const MOST_SHOWN = 40;

/** The beginning of a long text. */
function shortly(text: string): string {
  const characters = [...text];
  return characters.length > MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN).join('')}…` : text;
}
