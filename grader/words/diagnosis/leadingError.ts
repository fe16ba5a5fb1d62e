import type { StudentError } from '../../types/observation.ts';
import type { Diagnosis } from '../../types/report.ts';
import { type EndingRemark, errorWords, sayEnding } from '../endings.ts';
import { count } from '../numbers.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** An error in which most cases end that fail. */
export interface LeadingErrorArgs {
  readonly error: StudentError;
  /** How its runs are judged: with the advice that this brings. */
  readonly ending: EndingRemark;
  /** Cases that end so, of so many that fail. */
  readonly cases: number;
  readonly of: number;
}

const FIRST = 'Mend this first: what else there may be shows only then.';

const LONGEST_LINE = 72;

const shortened = (line: string): string =>
  line.length > LONGEST_LINE ? `${[...line].slice(0, LONGEST_LINE).join('')} …` : line;

/** The words of a diagnosis that is plain: an error. */
export function leadingErrorWords(
  { error, ending, cases, of }: LeadingErrorArgs,
  vocabulary: Vocabulary,
): Pick<Diagnosis, 'mistake' | 'title' | 'sentence' | 'evidence' | 'hint'> {
  const line = error.line === undefined ? '' : ` The line is: ${shortened(error.line)}`;
  const isAdvice = ending.code !== 'threw';
  return {
    mistake: 'error',
    title: 'The code stops with an error',
    sentence: `${errorWords(error)}${line}`,
    evidence: `${cases} of the ${count(of, 'case')} that fail end in this error.`,
    hint: (isAdvice ? sayEnding(ending, vocabulary).help : undefined) ?? FIRST,
  };
}
