import type { Plain } from '../../../types/observation.ts';
import { quoteAnswer } from '../../../words/quoting.ts';
import type { Run } from '../../host/run.ts';

/**
 * The protocol of submissions in any language: a JSON object a line, on standard input and output.
 * docs/protocol.md tells it to those who write programs; this file is the other side of that page.
 */

/** A line from the program that keeps to the protocol. */
export type ProgramMessage =
  | { readonly kind: 'ask'; readonly question: string; readonly args: readonly unknown[] }
  | { readonly kind: 'return'; readonly value: Plain };

/** What is wrong with a line from the program, as the rest of a sentence about it. */
export interface Malformed {
  readonly kind: 'malformed';
  readonly why: string;
}

const DEEPEST = 100;

/** Reads a line that the program wrote while call number `call` was open. */
export function parseLine(line: string, call: number): ProgramMessage | Malformed {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return malformed(
      `is not JSON (${quoteAnswer(line)}); only the protocol goes to standard output, so print to ` +
        'standard error',
    );
  }
  if (!isObject(message)) return malformed(`is not a JSON object (${quoteAnswer(line)})`);
  const { call: said, ...rest } = message;
  if (said !== call) {
    return malformed(
      typeof said === 'number'
        ? `belongs to call ${said}, but call ${call} is open`
        : `has no "call": ${call}`,
    );
  }
  const keys = Object.keys(rest).sort().join(', ');
  if (keys === 'return')
    return isPlain(rest['return'], 0)
      ? { kind: 'return', value: readReturned(rest['return'] as Plain) }
      : malformed('answers with something nested too deeply');
  if (keys === 'args, ask' || keys === 'ask') {
    const { ask, args = [] } = rest;
    if (typeof ask !== 'string') return malformed('asks, but "ask" is not the name of a question');
    if (!Array.isArray(args)) return malformed('asks, but "args" is not a list');
    return { kind: 'ask', question: ask, args };
  }
  return malformed(
    `has the keys ${keys === '' ? 'of no message' : quoteAnswer(keys)}; a question has "ask" and "args", ` +
      'an answer has "return"',
  );
}

const malformed = (why: string): Malformed => ({ kind: 'malformed', why });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth < DEEPEST && Object.values(value).every((item) => isPlain(item, depth + 1));
}

/** JSON has no infinity: where the value of an answer stands, "inf" and "-inf" mean it. */
function readReturned(value: Plain): Plain {
  if (Array.isArray(value) && value.length === 2) return [readInfinity(value[0] as Plain), value[1] as Plain];
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, 'value')) {
    return { ...value, value: readInfinity((value as { readonly value: Plain }).value) };
  }
  return readInfinity(value);
}

function readInfinity(value: Plain): Plain {
  return value === 'inf' ? Infinity : value === '-inf' ? -Infinity : value;
}

/** The line that opens a call. */
export function formatCall(call: number, entry: string, run: Run): string {
  return line({ call, entry, ...givenBy(run) });
}

function givenBy(run: Run): Record<string, unknown> {
  switch (run.kind) {
    case 'game':
      return {
        state: run.game.start,
        depthLimit: run.game.depthLimit,
        ...(run.game.players === null ? {} : { players: run.game.players }),
        ...(run.game.bounds === null ? {} : { lowest: run.game.bounds.alpha, highest: run.game.bounds.beta }),
      };
    case 'local':
      return {
        initial: run.problem.initial(),
        options: run.options,
        ...(run.schedule === null ? {} : { schedule: true }),
      };
    case 'genetic':
      return { population: run.genetic.population, options: run.options };
    case 'part': {
      const { input } = run.part;
      if (input.part === 'randomSelection') return { population: input.population };
      if (input.part === 'reproduce') return { parents: input.parents };
      return { child: input.child, options: input.options };
    }
  }
}

export const formatAnswer = (call: number, answer: unknown): string => line({ call, answer });
export const formatError = (call: number, error: string): string => line({ call, error });

/** Numbers that JSON has not got are written as in tree files; no limit is null. */
function line(message: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(message, (key, value: unknown) => {
    if (value === Infinity) return key === 'depthLimit' ? null : 'inf';
    return value === -Infinity ? '-inf' : value;
  });
  return `${text}\n`;
}
