import { itemAt } from '../../../types/lookup.ts';
import { define, deleteProperty, hostFunction } from './properties.ts';
import type { HostErrorName } from '../../host/errors.ts';
import {
  GAME_NAMES,
  PROBLEM_NAMES,
  RANDOM_NAMES,
  type GameMember,
  type ProblemMember,
  type RandomMember,
} from '../../host/names.ts';
import type { Value } from './exports.ts';
import type { QuickJs } from './quickjs.ts';

/**
 * What every instance begins with. The build boots the engine once and keeps its memory; an instance finds
 * here what was made then.
 */
export const PRINTING = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table', 'group'] as const;
export const SILENT = ['groupEnd', 'time', 'timeLog', 'timeEnd', 'count', 'countReset', 'clear'] as const;

/** Functions that a search is given by themselves, or among its options. */
const GIVEN = ['schedule', 'fitness', 'onGeneration', 'hold'] as const;

/** The setter of a property that can be asked for, too. */
const SETTER = 'set problem.initial';

type GameFunction = `game.${Exclude<GameMember, 'depthLimit'>}`;
export type HostFunctionName =
  | GameFunction
  | `problem.${ProblemMember}`
  | `random.${RandomMember}`
  | (typeof GIVEN)[number]
  | `console.${(typeof PRINTING)[number] | (typeof SILENT)[number] | 'assert'}`
  | typeof SETTER
  | 'Math.random';

const members = <Prefix extends string, Member extends string>(
  prefix: Prefix,
  names: Readonly<Record<Member, unknown>>,
): `${Prefix}.${Member}`[] => (Object.keys(names) as Member[]).map((name) => `${prefix}.${name}` as const);

/** Functions inside that call the host; the number of one is its place here. */
export const HOST_FUNCTIONS: readonly HostFunctionName[] = [
  ...members('game', GAME_NAMES).filter((name) => name !== 'game.depthLimit'),
  ...members('problem', PROBLEM_NAMES),
  ...members('random', RANDOM_NAMES),
  ...GIVEN,
  SETTER,
  ...PRINTING.map((name) => `console.${name}` as const),
  ...SILENT.map((name) => `console.${name}` as const),
  'console.assert',
  'Math.random',
];

const ERRORS: readonly HostErrorName[] = ['Error', 'TypeError', 'RangeError'];

export interface Boot {
  readonly errors: Readonly<Record<HostErrorName, Value>>;
  /** Getter of an error's stack. */
  readonly stackOf: Value;
  /** What sets and tells of how many frames a stack has. */
  readonly framesOf: { readonly get: Value; readonly set: Value };
  readonly functions: ReadonlyMap<HostFunctionName, Value>;
}

/** Prepares a started engine; gives the address of what it made. Called by the build only. */
export function boot(js: QuickJs): number {
  const { global } = js;
  const errors = ERRORS.map((name) => js.get(global, name));
  const error = itemAt(errors, 0);
  const stackOf = accessor(js, js.get(error, 'prototype'), 'stack', 'get');
  const framesOf = (['get', 'set'] as const).map((which) => accessor(js, error, 'stackTraceLimit', which));
  const functions = HOST_FUNCTIONS.map((name, id) => hostFunction(js, id, name.slice(name.indexOf('.') + 1)));
  const function_ = (name: HostFunctionName): Value => itemAt(functions, HOST_FUNCTIONS.indexOf(name));

  const open = { enumerable: false, fixed: false };
  const console = js.object();
  for (const name of HOST_FUNCTIONS.filter((each) => each.startsWith('console.'))) {
    define(js, console, name.slice('console.'.length), function_(name), { enumerable: true, fixed: false });
  }
  define(js, global, 'console', console, open);
  define(js, js.get(global, 'Math'), 'random', function_('Math.random'), open);
  // What would run later never does: a search answers when it returns.
  deleteProperty(js, global, 'queueMicrotask');
  // Reading a stack must not call anything of the submission's.
  define(js, error, 'prepareStackTrace', js.undefined, { enumerable: false, fixed: true });

  const table = [...errors, stackOf, ...framesOf, ...functions];
  const at = js.heap.allocate(table.length * 4);
  table.forEach((value, i) => js.heap.view.setUint32(at + i * 4, value, true));
  return at;
}

function accessor(js: QuickJs, object: Value, key: string, which: 'get' | 'set'): Value {
  const descriptor = js.exports.qjs_get_own_property_descriptor(object, js.constant(key));
  if (descriptor === 0) throw new Error('the engine keeps the stacks of errors elsewhere');
  return js.get(descriptor, which);
}

/** What `boot` made, in an instance. */
export function readBoot(js: QuickJs): Boot {
  const { view } = js.heap;
  const at = js.exports.boot.value;
  const value = (i: number): Value => view.getUint32(at + i * 4, true) as Value;
  const stackAt = ERRORS.length;
  return {
    errors: { Error: value(0), TypeError: value(1), RangeError: value(2) },
    stackOf: value(stackAt),
    framesOf: { get: value(stackAt + 1), set: value(stackAt + 2) },
    functions: new Map(HOST_FUNCTIONS.map((name, i) => [name, value(stackAt + 3 + i)])),
  };
}
