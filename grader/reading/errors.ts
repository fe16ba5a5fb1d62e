import type { StudentError } from '../types/observation.ts';

/**
 * What errors of engines and of the host mean. Their messages are text of others, which is all that there is
 * of them: this is the one place that reads it.
 */

/**
 * Whether the stack ran out. Engines word it differently: "Maximum call stack size exceeded", "too much
 * recursion", "maximum recursion depth exceeded".
 */
export function isStackOverflow({ name, message }: StudentError): boolean {
  const words = `${name} ${message}`.toLowerCase();
  return ['call stack', 'stack overflow', 'recursion'].some((sign) => words.includes(sign));
}

/** Python's words for a call with too few arguments; without a line of the student's, the call was ours. */
const MISSING_ARGUMENT = /^\w+\(\) missing \d+ required positional argument/;

/** Whether the entry wants more arguments than it is called with. */
export const wantsMoreArguments = ({ message, frames }: StudentError): boolean =>
  MISSING_ARGUMENT.test(message) && frames.length === 0;

/** What the host calls the things that it hands out, at the start of its complaints. */
const HOST_COMPLAINT = /^(random|problem|options|schedule|fitness|Each individual)\b/;

/**
 * The host's complaint about a question, without the numbers, states and names in it; null for any other
 * error, as its words depend on the language.
 */
export function hostComplaint({ message }: StudentError): string | null {
  if (!HOST_COMPLAINT.test(message)) return null;
  return message
    .replace(/\[[^\]]*\]/g, '[]')
    .replace(/"[^"]*"/g, '""')
    .replace(/−?\d[\d.,]*\d|−?\d/g, '#')
    .replace(/# ([a-z]+?)s?( [a-z]+?)?s?\b/g, '# $1$2')
    .replace(/\b(?:are|is) allowed/g, 'is allowed');
}

/** Whether an error is one of arithmetic that gives an infinity, or no number, in other languages. */
export const isOfArithmetic = ({ name }: StudentError): boolean =>
  name === 'OverflowError' || name === 'ZeroDivisionError';

/** Whether what was returned, in an engine's words, is the promise of an answer. */
export const isPromise = (what: string): boolean => what.includes('Promise');

/** How the game refuses to move an agent whose turn it is not, or that there is not. */
const OUT_OF_TURN = /it is agent \d+'s turn|: the agents are numbered from 0 to \d+; found the number /;

/** Whether an agent was moved whose turn it was not. */
export const isOutOfTurn = ({ message }: StudentError): boolean => OUT_OF_TURN.test(message);

/** The same for errors of one kind at one line, whatever numbers, states and names are in them. */
export const errorKey = ({ name, message, frames: [frame] }: StudentError): string =>
  JSON.stringify(frame === undefined ? [name, message] : [name, frame.file, frame.line]);

/** How a game refuses what a search may not do, though each question of it is well put. */
const REFUSALS = [
  /^game\.utility\(state\) is the value at the end of the game/,
  /^game\.(?:result|probability)\(state, action\): state \d+ is terminal/,
  /^game\.probability\(state, action\) is for chance nodes/,
  /^game\.(?:result|probability)\(state, action\): at state .*; found the string /s,
  /^generateSuccessor\(agentIndex, action\): the legal actions are .*; found the string /s,
  /: at this state it is agent \d+'s turn/,
  /: the agents are numbered from 0 to \d+; found the number /,
  /: the game is over at this state/,
  / has no evaluation, but the search stopped there$/,
  / has no value \(null in the tree file\), but the search evaluated it$/,
];

/** Whether a search was refused something, or never ended, as a search with a known mistake may be. */
export const isRefusal = (error: StudentError): boolean =>
  isStackOverflow(error) || REFUSALS.some((pattern) => pattern.test(error.message));

/** Whether something was to be held that is no move of the start. */
export const cannotHold = ({ message }: StudentError): boolean => message.startsWith('hold(action) takes ');
