import { itemAt } from '../../../types/lookup.ts';
import {
  BOUND_NAMES,
  GAME_NAMES,
  PLAYERS_NAME,
  PROBLEM_NAMES,
  RANDOM_NAMES,
  spellings,
} from '../../host/names.ts';
import type { Sources } from './sources.ts';

/**
 * What is not there, and what to do about it. The sandbox has JavaScript itself, `console` and nothing else.
 */
const NO_TIMERS = 'a search answers when it returns, so nothing runs later';
const NO_NODE = 'submissions run without Node; use only JavaScript itself and what your function is given';
const NO_BROWSER =
  'submissions run without a browser; use only JavaScript itself and what your function is given';
const USES_MODULES = 'this file uses import and export, so it cannot use CommonJS too';
const MISSING: ReadonlyMap<string, string> = new Map([
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'].map(
    (name) => [name, NO_TIMERS] as const,
  ),
  ...[
    'process',
    'Buffer',
    'global',
    '__dirname',
    '__filename',
    'TextEncoder',
    'TextDecoder',
    'URL',
    'crypto',
  ].map((name) => [name, NO_NODE] as const),
  ...['window', 'document', 'self', 'navigator', 'alert', 'prompt', 'localStorage', 'Worker'].map(
    (name) => [name, NO_BROWSER] as const,
  ),
  ...['require', 'module', 'exports'].map((name) => [name, USES_MODULES] as const),
  ...['fetch', 'XMLHttpRequest', 'WebSocket'].map(
    (name) => [name, 'submissions run without a network'] as const,
  ),
  ['structuredClone', 'copy a list with [...list] and an object with { ...object }'],
  ['WebAssembly', 'submissions run as JavaScript only'],
  ['Atomics', 'submissions run in one thread'],
]);

/**
 * Says more than the engine does, where it can. `isOwn`: a line of the student's threw, not a function that
 * it called. `line` is that line as the student wrote it, or empty.
 */
export function explain(
  name: string,
  message: string,
  sources: Sources,
  isOwn: boolean,
  line: string,
): string {
  if (name === 'ReferenceError') {
    const missing = /^(\w+) is not defined$/.exec(message)?.[1];
    const hint = missing === undefined ? undefined : MISSING.get(missing);
    return hint === undefined ? message : `${message}: ${hint}`;
  }
  // The engine points near the call, not at what is called, so that naming anything else would be a guess.
  if (isOwn && message === 'not a function')
    return explainCall(line) ?? 'something that is called on this line is not a function';
  if (isOwn && message === 'not a constructor')
    return 'something that "new" is used with on this line is not a class';
  if (name === 'SyntaxError') return explainDecorator(line) ?? explainSyntax(message, sources);
  return message;
}

/** What the handouts call what a search is given, and what it has. */
const GIVEN = { game: GAME_NAMES, problem: PROBLEM_NAMES, random: RANDOM_NAMES } as const;
const CALL = /\b(game|problem|random)\.(\w+)\s*\(/g;

/**
 * Names a call of what the game has not, or of what is no function, such as `game.depthLimit()`; null where
 * there is none.
 */
function explainCall(line: string): string | null {
  for (const [, given, member] of line.slice(0, LONGEST_LINE).matchAll(CALL)) {
    const names = GIVEN[given as keyof typeof GIVEN];
    if (PROPERTIES.includes(member!)) return `${given}.${member} is no function: leave out the brackets`;
    if (!spellings(Object.values<readonly string[]>(names).flat()).includes(member!))
      return `${given} has no function "${member}"; it has ${Object.keys(names).join(', ')}`;
  }
  return null;
}

const LONGEST_LINE = 1_000;
const PROPERTIES: readonly string[] = spellings([
  'depthLimit',
  'initial',
  PLAYERS_NAME,
  ...Object.values(BOUND_NAMES),
]);

/** A line that begins with a decorator, which no engine reads yet and no compiler here rewrites. */
function explainDecorator(line: string): string | null {
  const decorator = /^\s*(@[\w$.]{1,40})/.exec(line.slice(0, LONGEST_LINE))?.[1];
  return decorator === undefined
    ? null
    : `decorators such as ${decorator} are not supported here; call a function instead`;
}

function explainSyntax(message: string, sources: Sources): string {
  if (message === "unexpected token in expression: ''" || message === 'Unexpected end of input') {
    return 'the file ends too early: a bracket, a brace or a quote is not closed';
  }
  const missing = /^Could not find export '(.*)' in module '(student:\d+)'$/s.exec(message);
  if (missing !== null)
    return (
      `${sources.byName(itemAt(missing, 2))?.path ?? 'the file'} has no export named ` +
      `${JSON.stringify(missing[1])}`
    );
  return message.replace(/student:\d+/g, (module) => sources.byName(module)?.path ?? module);
}
