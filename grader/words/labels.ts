import { grouped } from './numbers.ts';
import type { Limits, Visibility } from '../types/exercise.ts';
import type { Diagnosis, RowStatus } from '../types/report.ts';
import type { Reason, Verdict, VerdictState } from '../types/verdict.ts';

/** What stands above the diagnoses: an error is no guess. */
export const diagnosesHeading = (diagnoses: readonly Pick<Diagnosis, 'mistake'>[]): string =>
  diagnoses.every(({ mistake }) => mistake === 'error') ? 'What went wrong' : 'What probably went wrong';

/** What stands above a counterexample. */
export const exampleHeading = ({
  class: name,
  isSmallest,
}: {
  readonly class?: string | undefined;
  readonly isSmallest: boolean;
}): string =>
  `${isSmallest ? 'The smallest example' : 'A small example'}${name === undefined ? '' : ` for ${name}`}`;

/** One word and one sign for each state; the sign never stands alone. */
export const STATE_WORDS: Readonly<Record<VerdictState, string>> = {
  passed: 'passed',
  failed: 'failed',
  'not-checked': 'not judged',
};

export const STATE_SIGNS: Readonly<Record<VerdictState, string>> = {
  passed: '✓',
  failed: '✗',
  'not-checked': '–',
};

/**
 * The state of a verdict, with the reason where that says more: an agent not yet written has not failed at
 * anything.
 */
export const stateWords = ({ state, reason }: Verdict): string =>
  reason === 'not-attempted' ? REASON_WORDS[reason] : STATE_WORDS[state];

/** The reason beside the state; empty where the state says it all. */
export const reasonWords = ({ reason }: Verdict): string =>
  reason === undefined || reason === 'not-attempted' ? '' : REASON_WORDS[reason];

/** Beside the state; a plain wrong answer needs no further word. */
const REASON_WORDS: Readonly<Record<Reason, string>> = {
  'student-error': '',
  'not-attempted': 'not attempted',
  'work-limit': 'work limit',
  'memory-limit': 'memory limit',
  'output-limit': 'output limit',
  'time-limit': 'time limit',
  unreadable: 'cannot be read',
  'author-error': 'fault in the exercise',
  'grader-fault': 'fault in the grader',
};

export const STATUS_WORDS: Readonly<Record<RowStatus, string>> = {
  graded: 'graded',
  'not-attempted': 'not attempted',
  unusable: 'cannot be run',
  withheld: 'withheld',
  'not-submitted': 'not submitted',
};

export const VISIBILITY_WORDS: Readonly<Record<Visibility, string>> = {
  student: 'shown to students',
  'after-due': 'hidden until the due date',
  staff: 'for staff only',
};

/** The limits of one run, in a sentence. */
export function limitsWords(limits: Limits): string {
  return (
    `Each call may take ${grouped(limits.fuel)} units of work and ask ${grouped(limits.calls)} ` +
    'questions of the game or problem, ' +
    `with ${grouped(limits.memoryMB)} MB of memory; each check may print ${grouped(limits.outputKB)} KB.`
  );
}

/**
 * What a case is for, so that nobody takes it for what is wrong with the submission: other mistakes may fail
 * it too.
 */
export const purposeOf = ({
  description,
  catches,
}: {
  readonly description: string;
  readonly catches?: readonly string[];
}): string => (catches === undefined ? description : `Meant to catch ${description}`);
