import type { Exercise, Limits } from '../types/exercise.ts';
import type { LimitKind, Outcome, StudentError } from '../types/observation.ts';
import type { Reason } from '../types/verdict.ts';
import type { Finding } from './finding.ts';
import { list, quote, showCount } from '../words/values.ts';

type Ended = Exclude<Outcome, { readonly kind: 'returned' }>;

const LONGEST_MESSAGE = 300;

/** What a run that gave no answer comes to, whatever the check looks at. */
export function judgeOutcome(outcome: Ended, { entry, limits }: Exercise, metered: boolean): Finding {
  switch (outcome.kind) {
    case 'threw':
      return outcome.error.name === 'NotImplementedError'
        ? unwritten(entry, outcome.error)
        : threw(outcome.error);
    case 'not-loaded':
      return fault(
        'student-error',
        `Your code could not be loaded: ${errorWords(outcome.error)}`,
        place(outcome.error),
      );
    case 'no-entry':
      return fault(
        'student-error',
        `Your code exports no function ${entry}. ${exported(outcome.exports)}`,
        `Export it under exactly that name: ${entry}.`,
      );
    case 'unreadable': {
      const where = outcome.path === '' ? '' : ` (at ${outcome.path})`;
      const help = outcome.what.includes('Promise')
        ? 'Make it a plain function: leave out async and await.'
        : 'Return plain numbers, text, lists and objects.';
      return fault(
        'student-error',
        `Your function returned something that cannot be read: ${outcome.what}${where}.`,
        help,
      );
    }
    case 'limit':
      return limitReached(outcome.limit, limits, metered);
    case 'fault':
      return {
        state: 'not-checked',
        reason: 'grader-fault',
        rationale: 'The grader failed here. This is not your fault and costs no points.',
        help: outcome.message,
      };
  }
}

const fault = (reason: Reason, rationale: string, help?: string): Finding => ({
  state: 'failed',
  reason,
  rationale,
  help,
});

/**
 * Engines word it differently: "Maximum call stack size exceeded", "too much recursion", "maximum recursion
 * depth exceeded".
 */
function isRecursion({ name, message }: StudentError): boolean {
  const words = `${name} ${message}`.toLowerCase();
  return ['call stack', 'stack overflow', 'recursion'].some((sign) => words.includes(sign));
}

/**
 * Starters stand for what is still to be written by raising this: there is nothing to hold against it but
 * that it is not there.
 */
function unwritten(entry: string, error: StudentError): Finding {
  const [frame] = error.frames;
  return fault(
    'not-attempted',
    `${entry} is not written yet${frame === undefined ? '' : ` (${frame.file}, line ${frame.line})`}.`,
  );
}

/** Python's words for a call with too few arguments; without a line of the student's, the call was ours. */
const MISSING_ARGUMENT = /^\w+\(\) missing \d+ required positional argument/;

function threw(error: StudentError): Finding {
  if (isRecursion(error)) {
    return fault(
      'student-error',
      `Your function called itself too deeply: it ran out of stack${at(error)}.`,
      'Does every path reach a terminal state or the depth limit? Is the call made on the successor, not on the same state?',
    );
  }
  const help =
    MISSING_ARGUMENT.test(error.message) && error.frames.length === 0
      ? 'It is called as the handout says, with nothing more: give further parameters a default.'
      : place(error);
  return fault('student-error', `Your code stopped with an error: ${errorWords(error)}`, help);
}

function errorWords(error: StudentError): string {
  const message =
    error.message.length > LONGEST_MESSAGE ? `${error.message.slice(0, LONGEST_MESSAGE)}…` : error.message;
  const name = error.name === 'Error' ? '' : error.name; // the sentence has said "error" already
  return `${[name, message].filter((part) => part !== '').join(': ')}${at(error)}.`.replace(/\.\.$/, '.');
}

function at({ frames }: StudentError): string {
  const [frame] = frames;
  return frame === undefined ? '' : `, at ${frame.file}, line ${frame.line}`;
}

function place({ frames }: StudentError): string | undefined {
  const callers = frames
    .slice(1, 4)
    .map(
      (frame) => `${frame.file}, line ${frame.line}${frame.function === '' ? '' : ` (${frame.function})`}`,
    );
  return callers.length === 0 ? undefined : `Called from ${callers.join('; ')}.`;
}

function exported(names: readonly string[]): string {
  return names.length === 0 ? 'It exports nothing.' : `It exports ${list(names.map(quote))}.`;
}

const LIMIT_REASONS: Readonly<Record<LimitKind, Reason>> = {
  work: 'work-limit',
  calls: 'work-limit',
  memory: 'memory-limit',
  output: 'output-limit',
  time: 'time-limit',
};

function limitReached(limit: LimitKind, limits: Limits, metered: boolean): Finding {
  const reason = LIMIT_REASONS[limit];
  // A clock differs from machine to machine: where work is metered, it is never held against a student.
  if (limit === 'time' && metered) {
    return {
      state: 'not-checked',
      reason,
      rationale: `The run was stopped by the clock after ${limits.wallSeconds} s, before the limit of work was reached. That depends on the machine, so it costs no points.`,
    };
  }
  return fault(reason, ...LIMIT_WORDS[limit](limits));
}

const LIMIT_WORDS: Readonly<Record<LimitKind, (limits: Limits) => [rationale: string, help: string]>> = {
  work: ({ fuel }) => [
    `Your function did not finish: it was stopped after ${showCount(fuel)} units of work, far more than this search needs.`,
    'The likely cause is a loop or a recursion that never ends: does every turn change the state that it looks at?',
  ],
  calls: ({ calls }) => [
    `Your function did not finish: it was stopped after ${showCount(calls)} questions to the game or problem, far more than this search needs.`,
    'The likely cause is a search that comes back to the same states, or that never reaches the end.',
  ],
  memory: ({ memoryMB }) => [
    `Your function used more than ${memoryMB} MB of memory and was stopped.`,
    'The likely cause is a list or a text that keeps growing.',
  ],
  output: ({ outputKB }) => [
    `Your function printed more than ${outputKB} KB and was stopped.`,
    'The likely cause is a print inside a loop: remove it, or print less.',
  ],
  time: ({ wallSeconds }) => [
    `Your function did not finish within ${wallSeconds} s and was stopped.`,
    'The likely cause is a loop or a recursion that never ends.',
  ],
};
