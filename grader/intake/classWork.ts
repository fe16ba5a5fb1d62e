import { TWIN_NOTE } from '../observe/submission/classEntries.ts';
import { composeSubmission, emptySubmission } from '../observe/submission/composeSubmission.ts';
import type { Accepts } from '../observe/submission/found.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Submission } from '../types/submission.ts';
import { choose } from './attempts.ts';
import type { Rule, Taken } from './attempts.ts';
import type { Source } from './sources/source.ts';
import type { Attempt, Handed, Layout, Person } from './types.ts';
import { below } from './wrapped.ts';

/** One piece of work in a class, ready to be read. */
export interface ClassWork {
  /** Of the first of its people. */
  readonly id: string;
  /** Several where a group handed it in. */
  readonly people: readonly Person[];
  readonly rule: string;
  /** What counts, as it stands in the class; empty where nothing does. */
  readonly where: readonly string[];
  readonly attempt: Attempt | null;
  /** How many there are. */
  readonly attempts: number;
  /** Which of several counts; null where there is one, or where nothing tells. */
  readonly taken: Taken | null;
  /** All of them from the oldest on, where each is graded and the best counts. */
  readonly candidates?: readonly Candidate[];
  /** Why it is not read, in words to the student; absent where it is. */
  readonly note?: string;
  read(): Promise<Submission>;
}

/** One of the attempts of which the best counts. */
export interface Candidate {
  readonly attempt: Attempt;
  read(): Promise<Submission>;
}

/** All that reading a class takes. */
interface Reading {
  readonly source: Source;
  readonly prefix: string;
  readonly accepts: Accepts;
  readonly layout: Layout;
  readonly exercise: Exercise;
  readonly starter: Parameters<typeof composeSubmission>[3];
  readonly rule: Rule;
}

/** A piece of work with the attempt that counts, and the paths of those that do not. */
export function workOf(handed: Handed, reading: Reading): ClassWork & { readonly others: readonly string[] } {
  const { rule, layout } = reading;
  const { people, attempts } = handed;
  const { id = '', name = id } = people[0] ?? {};
  const taken = choose(handed, rule);
  const attempt = taken?.attempt ?? null;
  const isBest = rule.choice === 'best' && attempt !== null && attempts.length > 1 && handed.isTwin !== true;
  const note = isBest ? null : noteOn(handed, attempt, rule, layout);
  const used = isBest || attempt === null ? attempts : [attempt];
  const readAttempt = async (one: Attempt): Promise<Submission> => {
    const why = note ?? noteOnTyped(one, layout);
    if (why !== null) return emptySubmission(id, { kind: 'withheld', note: why });
    const { source, prefix, accepts, exercise, starter } = reading;
    const files = await source.gather(below(prefix, one.parts), accepts);
    return { ...composeSubmission(id, files, exercise, starter), name };
  };
  return {
    id,
    people,
    rule: handed.rule,
    attempt,
    attempts: attempts.length,
    taken: attempts.length > 1 && !isBest ? taken : null,
    where: pathsOf(used),
    others: othersOf(attempts, used),
    ...(note === null ? {} : { note }),
    ...(isBest
      ? { candidates: attempts.map((each) => ({ attempt: each, read: () => readAttempt(each) })) }
      : {}),
    read: () => readAttempt(attempt ?? { parts: [] }),
  };
}

const pathsOf = (attempts: readonly Attempt[]): string[] =>
  attempts.flatMap(({ parts }) => parts.map(({ path }) => path));

/** Where attempts lie that do not count, and nothing that does. */
function othersOf(attempts: readonly Attempt[], used: readonly Attempt[]): string[] {
  const counting = new Set(pathsOf(used));
  return [...new Set(pathsOf(attempts))].filter((path) => !counting.has(path));
}

/** In place of work of which one attempt was in time, or none was, and nothing tells. */
const NO_TIMES =
  'There are several attempts, and nothing tells when each was handed in, so none was graded; a table ' +
  'with a row for each can tell.';

/** Why a piece of work cannot be read; null where it can. */
function noteOn(
  { isTwin, order }: Handed,
  attempt: Attempt | null,
  { choice }: Rule,
  layout: Layout,
): string | null {
  if (isTwin === true) return TWIN_NOTE;
  if (attempt === null && choice === 'before-due' && order !== 'unknown') return NO_TIMES;
  if (attempt === null)
    return (
      'There are several attempts, and nothing that can be read tells which was the last, so none was ' +
      'graded; keep one of them.'
    );
  return noteOnTyped(attempt, layout);
}

const noteOnTyped = ({ typed }: Attempt, { title }: Layout): string | null =>
  typed === true
    ? `The work was typed into ${title} and is not in a file, so it was not graded; save its code as a file.`
    : null;
