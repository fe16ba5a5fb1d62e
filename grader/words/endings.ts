import type { Frame, LimitKind, StudentError } from '../types/observation.ts';
import type { Limits } from '../types/exercise.ts';
import { type BrokenLawRemark, sayBrokenLaw } from './laws/laws.ts';
import { list } from './lists.ts';
import { type Misuse, adviceOn } from './misuses.ts';
import { grouped } from './numbers.ts';
import { quoteAnswer } from './quoting.ts';
import { type RemarkOf, type Templates, say, speaker } from './remark.ts';
import type { Vocabulary } from './vocabulary.ts';

const LONGEST_MESSAGE = 300;

const place = ({ file, line }: Frame): string => `${file}, line ${line}`;

function at({ frames: [frame] }: StudentError): string {
  return frame === undefined ? '' : `, at ${place(frame)}`;
}

/** What an error says, and where. */
export function errorWords(error: StudentError): string {
  const message =
    error.message.length > LONGEST_MESSAGE ? `${error.message.slice(0, LONGEST_MESSAGE)}…` : error.message;
  const name = error.name === 'Error' ? '' : error.name; // the sentence has said "error" already
  return `${[name, message].filter((part) => part !== '').join(': ')}${at(error)}.`.replace(/\.\.$/, '.');
}

function callers({ frames }: StudentError): string | undefined {
  const above = frames
    .slice(1, 4)
    .map((frame) => `${place(frame)}${frame.function === '' ? '' : ` (${frame.function})`}`);
  return above.length === 0 ? undefined : `Called from ${above.join('; ')}.`;
}

const NEVER_ENDS = 'The likely cause is a loop or a recursion that never ends';

/** What was too much before anything was called. */
const STOPPED_AT: Readonly<Record<LimitKind, (limits: Limits) => string>> = {
  work: () => 'it took far more work than loading it needs',
  calls: ({ calls }) => `it asked more than ${grouped(calls)} questions`,
  memory: ({ memoryMB }) => `it used more than ${memoryMB} MB of memory`,
  output: ({ outputKB }) => `it printed more than ${outputKB} KB`,
  time: ({ wallSeconds }) => `it took more than ${wallSeconds} s`,
};

/** How a run ended that gave no answer. */
export const ENDINGS = {
  unwritten: ({ entry, frame }: { entry: string; frame: Frame | null }, { isClass, name }: Vocabulary) =>
    say(`${isClass ? entry : name(entry)} is not written yet${frame === null ? '' : ` (${place(frame)})`}.`),
  'stack-overflow': ({ error }: { error: StudentError }, { entry }: Vocabulary) =>
    say(
      `${entry} called itself too deeply: it ran out of stack${at(error)}.`,
      'Does every path reach a terminal state or the depth limit? Is the call made on the successor, ' +
        'not on the same state?',
    ),
  'wants-more-arguments': ({ error }: { error: StudentError }) =>
    say(
      `Your code stopped with an error: ${errorWords(error)}`,
      'It is called as the handout says, with nothing more: give further parameters a default.',
    ),
  misused: ({ error, misuse }: { error: StudentError; misuse: Misuse }, vocabulary: Vocabulary) =>
    say(`Your code stopped with an error: ${errorWords(error)}`, adviceOn(misuse, vocabulary)),
  threw: ({ error }: { error: StudentError }) =>
    say(`Your code stopped with an error: ${errorWords(error)}`, callers(error)),
  'not-loaded': ({ error }: { error: StudentError }) =>
    say(`Your code could not be loaded: ${errorWords(error)}`, callers(error)),
  'no-entry': (
    { entry, exported }: { entry: string; exported: readonly string[] },
    { isClass, name, exports, Export }: Vocabulary,
  ) => {
    const has = isClass ? 'has' : exports;
    const those = exported.length === 0 ? 'nothing' : list(exported.map(quoteAnswer));
    return isClass
      ? say(`Your code has no class ${entry}. It ${has} ${those}.`, `Its name must be exactly ${entry}.`)
      : say(
          `Your code ${exports} no function ${name(entry)}. It ${has} ${those}.`,
          `${Export} it under exactly that name: ${name(entry)}.`,
        );
  },
  'unreadable-answer': (
    { what, path, isPromise }: { what: string; path: string; isPromise: boolean },
    { entry }: Vocabulary,
  ) =>
    say(
      `${entry} returned something that cannot be read: ${what}${path === '' ? '' : ` (at ${path})`}.`,
      isPromise
        ? 'Make it a plain function: leave out async and await.'
        : 'Return plain numbers, text, lists and objects.',
    ),
  'never-loaded': ({ limit, limits }: { limit: LimitKind; limits: Limits }, { isClass }: Vocabulary) =>
    say(
      `Your file did not finish loading, so that ${isClass ? 'no class of it' : 'your function'} was ` +
        `${isClass ? '' : 'never '}used: ${STOPPED_AT[limit](limits)}.`,
      'Look at what stands outside of all functions: it runs when the file is loaded. Is there a loop ' +
        'that never ends, or a call that belongs into a test?',
    ),
  'out-of-work': ({ fuel }: Pick<Limits, 'fuel'>, { entry }: Vocabulary) =>
    say(
      `${entry} did not finish: it was stopped after ${grouped(fuel)} units of work, far more than ` +
        'this search needs.',
      `${NEVER_ENDS}: does every turn change the state that it looks at?`,
    ),
  'out-of-total-work': (_: object, { entry }: Vocabulary) =>
    say(
      `${entry} did not finish here: its runs together had taken far more work than this exercise needs.`,
      `${NEVER_ENDS}: look at the first run that did not finish.`,
    ),
  'out-of-calls': ({ calls }: Pick<Limits, 'calls'>, { entry, asked }: Vocabulary) =>
    say(
      `${entry} did not finish: it was stopped after ${grouped(calls)} questions to ${asked}, far ` +
        'more than this search needs.',
      'The likely cause is a search that comes back to the same states, or that never reaches the end.',
    ),
  'out-of-memory': ({ memoryMB }: Pick<Limits, 'memoryMB'>, { entry }: Vocabulary) =>
    say(
      `${entry} used more than ${memoryMB} MB of memory and was stopped.`,
      'The likely cause is a list or a text that keeps growing.',
    ),
  'out-of-output': ({ outputKB }: Pick<Limits, 'outputKB'>, { entry }: Vocabulary) =>
    say(
      `${entry} printed more than ${outputKB} KB and was stopped.`,
      'The likely cause is a print inside a loop: remove it, or print less.',
    ),
  'out-of-time': ({ wallSeconds }: Pick<Limits, 'wallSeconds'>, { entry }: Vocabulary) =>
    say(`${entry} did not finish within ${wallSeconds} s and was stopped.`, `${NEVER_ENDS}.`),
  'stopped-by-the-clock': ({ wallSeconds }: Pick<Limits, 'wallSeconds'>) =>
    say(
      `The run was stopped by the clock after ${wallSeconds} s, before the limit of work was ` +
        'reached. That depends on the machine, so it costs no points.',
    ),
  'too-deep-for-a-page': (_: object, { entry }: Vocabulary) =>
    say(
      `${entry} calls itself deeper than a browser allows, perhaps without end, so this was not judged. It ` +
        'costs no points here.',
      'Does each call look at a state that is nearer to the end than the one before? If it should go that ' +
        'deep, "cutoff check" has room for it.',
    ),
  'grader-failed': ({ message }: { message: string }) =>
    say('The grader failed here. This is not your fault and costs no points.', message),
} satisfies Templates;

export type EndingRemark = RemarkOf<typeof ENDINGS>;

export const sayEnding = speaker(ENDINGS);

/** Endings of runs that broke a law on the way, which may be the cause. */
export const BROKEN_ENDINGS = {
  'ended-after-breaking-a-law': (
    { ended, broken }: { ended: EndingRemark; broken: BrokenLawRemark },
    vocabulary: Vocabulary,
  ) => say(sayEnding(ended, vocabulary).rationale, sayBrokenLaw(broken, vocabulary).rationale),
} satisfies Templates;

/** What keeps a case from being judged for no fault of the student. */
export const FAULTS = {
  'judging-failed': ({ message }: { message: string }) =>
    say(
      'The grader failed while judging this. It is not your fault and costs no points.',
      `For the people who run the grader: ${message}`,
    ),
  'run-lost': () => say('The grader lost this run. It is not your fault and costs no points.'),
  'one-run-lost': () => say('The grader lost a run. It is not your fault and costs no points.'),
  'case-faulty': ({ fault }: { fault: string }) =>
    say(`This case is faulty: ${fault}. The author of the exercise must mend it; it costs no points.`),
  'leaf-without-value': ({ leaf }: { leaf: string }) =>
    say(
      `This case has no value at ${leaf}, but a correct search may ask for it. The author of the ` +
        'exercise must mend it; it costs no points.',
    ),
} satisfies Templates;
