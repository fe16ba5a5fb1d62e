import { HostError, describe } from '../../host/errors.ts';
import type { GameHost } from '../../host/gameHost.ts';
import { GAME_NAMES, PROBLEM_NAMES, RANDOM_NAMES, spellings } from '../../host/names.ts';
import type { ProblemHost } from '../../host/problemHost.ts';
import type { RandomHost } from '../../host/randomHost.ts';
import type { Run } from '../../host/run.ts';
import type { LocalInput } from '../../../types/input.ts';
import type { HostFunctionName } from './boot.ts';
import type { Value } from './exports.ts';
import type { Guest, HostFunction } from './guest.ts';
import { kindOf } from './kinds.ts';
import { listOf, listOfIntegers, listOfStrings } from './lists.ts';

/** What a submission's entry is called with, made for one call; the functions behind it then answer for that run. */
export function argumentsOf(run: Run, guest: Guest): Value[] {
  const { js } = guest;
  guest.answer(randomFunctions(run.random, guest));
  if (run.kind === 'game') {
    guest.answer(gameFunctions(run.game, guest));
    const game = objectOf(GAME_SPELLINGS, guest);
    const limit = js.number(run.game.depthLimit);
    guest.put(game, DEPTH_LIMIT, limit);
    js.free(limit);
    return [game, js.number(run.game.start)];
  }
  guest.answer(problemFunctions(run.problem, guest));
  const problem = objectOf(PROBLEM_SPELLINGS, guest);
  js.defineGetter(problem, 'initial', guest.boot.functions.get('problem.initial')!);
  return [problem, objectOf(RANDOM_SPELLINGS, guest), optionsOf(run.options, guest)];
}

/** `Math.random` and the `random` of local search draw from one stream. */
export function randomFunctions(host: RandomHost, guest: Guest): Partial<Record<HostFunctionName, HostFunction>> {
  const { js } = guest;
  return {
    'random.number': () => js.number(host.number()),
    'random.integer': ([low, high]) => js.number(host.integer(guest.argument(low), guest.argument(high))),
    'random.choice': ([list]) => js.at(list!, host.choice(lengthOf('choice', list, guest))),
    'random.shuffle': ([list]) => shuffle(list!, host.shuffle(lengthOf('shuffle', list, guest)), guest),
    'Math.random': () => js.number(host.number()),
  };
}

function gameFunctions(host: GameHost, guest: Guest): Partial<Record<HostFunctionName, HostFunction>> {
  const { js } = guest;
  return {
    'game.player': ([state]) => js.copy(js.constant(host.player(guest.argument(state)))),
    'game.actions': ([state]) => listOfStrings(js, host.actions(guest.argument(state))),
    'game.result': ([state, action]) => js.number(host.result(guest.argument(state), guest.argument(action))),
    'game.isTerminal': ([state]) => js.boolean(host.isTerminal(guest.argument(state))),
    'game.utility': ([state]) => js.number(host.utility(guest.argument(state))),
    'game.evaluate': ([state]) => js.number(host.evaluate(guest.argument(state))),
    'game.probability': ([state, action]) => js.number(host.probability(guest.argument(state), guest.argument(action))),
  };
}

function problemFunctions(host: ProblemHost, guest: Guest): Partial<Record<HostFunctionName, HostFunction>> {
  const { js } = guest;
  return {
    'problem.initial': () => listOfIntegers(js, host.initial()),
    'problem.neighbours': ([state]) => listOf(js, host.neighbours(guest.listArgument(state)).map((neighbour) => listOfIntegers(js, neighbour))),
    'problem.value': ([state]) => js.number(host.value(guest.listArgument(state))),
    'problem.randomState': () => listOfIntegers(js, host.randomState()),
  };
}

type Spellings = readonly (readonly [name: HostFunctionName, spelled: readonly string[]])[];

const spell = (title: string, names: Readonly<Record<string, readonly string[]>>, except: string): Spellings =>
  Object.entries(names).filter(([name]) => name !== except).map(([name, all]) => [`${title}.${name}` as HostFunctionName, spellings(all)] as const);

const GAME_SPELLINGS = spell('game', GAME_NAMES, 'depthLimit');
const PROBLEM_SPELLINGS = spell('problem', PROBLEM_NAMES, 'initial');
const RANDOM_SPELLINGS = spell('random', RANDOM_NAMES, '');
const DEPTH_LIMIT = spellings(GAME_NAMES.depthLimit);

function objectOf(names: Spellings, guest: Guest): Value {
  const object = guest.js.object();
  for (const [name, spelled] of names) guest.put(object, spelled, guest.boot.functions.get(name)!);
  return object;
}

function optionsOf(options: LocalInput['options'], guest: Guest): Value {
  const { js } = guest;
  const object = js.object();
  for (const [key, value] of Object.entries(options)) {
    const made = typeof value === 'number' ? js.number(value) : typeof value === 'string' ? js.string(value) : js.boolean(value);
    js.define(object, key, made, { enumerable: true, fixed: false });
    js.free(made);
  }
  return object;
}

function lengthOf(name: string, list: Value | undefined, guest: Guest): number {
  if (list !== undefined && kindOf(guest.js, list) === 'array') return guest.length(list);
  throw new HostError('TypeError', `random.${name}(list) takes an array; found ${describe(guest.argument(list))}`);
}

/** Exchanges items from the last down, as the host drew; gives the list itself. */
function shuffle(list: Value, partners: readonly number[], { js }: Guest): Value {
  partners.forEach((partner, i) => {
    const at = partners.length - i;
    const here = js.at(list, at);
    const there = js.at(list, partner);
    js.setAt(list, at, there);
    js.setAt(list, partner, here);
    js.free(here);
    js.free(there);
  });
  return js.copy(list);
}
