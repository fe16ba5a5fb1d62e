import type { GameHost } from '../../host/gameHost.ts';
import type { GeneticHost } from '../../host/geneticHost.ts';
import type { HoldHost } from '../../host/holdHost.ts';
import { BOUND_NAMES, GAME_NAMES, PLAYERS_NAME, PROBLEM_NAMES } from '../../host/names.ts';
import { RANDOM_NAMES, spellings } from '../../host/names.ts';
import type { PartHost } from '../../host/partHost.ts';
import type { ProblemHost } from '../../host/problemHost.ts';
import type { RandomHost } from '../../host/randomHost.ts';
import type { GeneticRun, PartRun, Run } from '../../host/run.ts';
import type { ScheduleHost } from '../../host/scheduleHost.ts';
import type { Options } from '../../../types/input.ts';
import type { Plain } from '../../../types/observation.ts';
import type { HostFunctionName } from './boot.ts';
import type { Value } from './exports.ts';
import type { Guest } from './guest.ts';
import { listOf, listOfIntegers, listOfStrings } from './lists.ts';
import { lengthOf, shuffle } from './givenLists.ts';
import { readPlain } from './plain.ts';
import { define, defineAccessors } from './properties.ts';

/** The hosts that questions go to at the moment. Each throws a HostError where the run has no such host. */
export interface CurrentHosts {
  game(): GameHost;
  problem(): ProblemHost;
  random(): RandomHost;
  schedule(): ScheduleHost;
  /** Of a genetic run, or of a part. */
  fitness(): Pick<GeneticHost | PartHost, 'fitness'>;
  genetic(): GeneticHost;
  hold(): HoldHost;
}

/** Makes the engine's own functions answer. */
export function connect(guest: Guest, now: CurrentHosts): void {
  const { js } = guest;
  const argument = (value: Value | undefined): unknown => guest.argument(value);
  guest.answer({
    'game.player': ([state]) => {
      const player = now.game().player(argument(state));
      return typeof player === 'number' ? js.number(player) : js.copy(js.constant(player));
    },
    'game.actions': ([state]) => listOfStrings(js, now.game().actions(argument(state))),
    'game.result': ([state, action]) => js.number(now.game().result(argument(state), argument(action))),
    'game.isTerminal': ([state]) => js.boolean(now.game().isTerminal(argument(state))),
    'game.utility': ([state, player]) => js.number(now.game().utility(argument(state), argument(player))),
    'game.evaluate': ([state]) => js.number(now.game().evaluate(argument(state))),
    'game.probability': ([state, action]) =>
      js.number(now.game().probability(argument(state), argument(action))),
    'problem.initial': () => listOfIntegers(js, now.problem().initial()),
    // From then on it is the search's own, and no copy.
    'set problem.initial': ([state], self) => {
      define(js, self, 'initial', state ?? js.undefined, { enumerable: true, fixed: false });
      return js.undefined;
    },
    'problem.neighbours': ([state]) =>
      listOf(
        js,
        now
          .problem()
          .neighbours(guest.listArgument(state))
          .map((each) => listOfIntegers(js, each)),
      ),
    'problem.value': ([state]) => js.number(now.problem().value(guest.listArgument(state))),
    'problem.randomState': () => listOfIntegers(js, now.problem().randomState()),
    'random.number': () => js.number(now.random().number()),
    'random.integer': ([low, high]) => js.number(now.random().integer(argument(low), argument(high))),
    'random.choice': ([list]) => js.at(list!, now.random().choice(lengthOf('choice', list, guest))),
    'random.shuffle': ([list]) =>
      shuffle(list!, now.random().shuffle(lengthOf('shuffle', list, guest)), guest),
    'Math.random': () => js.number(now.random().number()),
    schedule: ([t]) => js.number(now.schedule().temperature(argument(t))),
    hold: ([action]) => {
      now.hold().hold(argument(action));
      return js.undefined;
    },
    fitness: ([individual]) => js.number(now.fitness().fitness(guest.listArgument(individual))),
    onGeneration: ([population]) => {
      now.genetic().generation(guest.listsArgument(population));
      return js.undefined;
    },
  });
}

/** What a submission's entry is called with, made anew for each call. */
export function argumentsOf(run: Run, guest: Guest): Value[] {
  const { js } = guest;
  if (run.kind === 'game') {
    const game = objectOf(GAME_SPELLINGS, guest);
    const { depthLimit, players, bounds } = run.game;
    for (const [names, number] of [
      [DEPTH_LIMIT, depthLimit],
      [PLAYERS, players],
      [[BOUND_NAMES.alpha], bounds?.alpha ?? null],
      [[BOUND_NAMES.beta], bounds?.beta ?? null],
    ] as const) {
      if (number === null) continue;
      const value = js.number(number);
      guest.put(game, names, value);
      js.free(value);
    }
    const given = [game, js.number(run.game.start)];
    return run.hold === null ? given : [...given, functionOf('hold', guest)];
  }
  if (run.kind === 'part') return partArguments(run, guest);
  const random = objectOf(RANDOM_SPELLINGS, guest);
  if (run.kind === 'genetic')
    return [
      listOfLists(run.genetic.population, guest),
      functionOf('fitness', guest),
      random,
      geneticOptions(run, guest),
    ];
  const problem = objectOf(PROBLEM_SPELLINGS, guest);
  const [get, set] = [guest.functionNamed('problem.initial'), guest.functionNamed('set problem.initial')];
  defineAccessors(js, problem, 'initial', get, set);
  const options = optionsOf(run.options, guest);
  return run.schedule === null
    ? [problem, random, options]
    : [problem, functionOf('schedule', guest), random, options];
}

/** What was given comes first, so that it can be looked at after the call. */
function partArguments({ part, options }: PartRun, guest: Guest): Value[] {
  const random = objectOf(RANDOM_SPELLINGS, guest);
  const { input } = part;
  switch (input.part) {
    case 'randomSelection':
      return [listOfLists(input.population, guest), functionOf('fitness', guest), random];
    case 'reproduce':
      return [...input.parents.map((parent) => listOfIntegers(guest.js, parent)), random];
    case 'mutate':
      return [listOfIntegers(guest.js, input.child), random, optionsOf(options ?? {}, guest)];
  }
}

function geneticOptions(run: GeneticRun, guest: Guest): Value {
  const options = optionsOf(run.options, guest);
  guest.put(options, ON_GENERATION, guest.functionNamed('onGeneration'));
  return options;
}

/** The first values of a call of a part as they are now; `undefined` for what is no longer plain. */
export function readGiven(args: readonly Value[], { part }: PartRun, guest: Guest): Plain[] {
  return args.slice(0, part.given.length).map((each) => {
    const read = readPlain(guest.js, each);
    return read.ok ? read.value : undefined;
  });
}

const listOfLists = (lists: readonly (readonly number[])[], guest: Guest): Value =>
  listOf(
    guest.js,
    lists.map((each) => listOfIntegers(guest.js, each)),
  );

const functionOf = (name: 'schedule' | 'fitness' | 'hold', guest: Guest): Value =>
  guest.js.copy(guest.functionNamed(name));

type Spellings = readonly (readonly [name: HostFunctionName, spelled: readonly string[]])[];

const spell = (
  title: string,
  names: Readonly<Record<string, readonly string[]>>,
  except: string,
): Spellings =>
  Object.entries(names)
    .filter(([name]) => name !== except)
    .map(([name, all]) => [`${title}.${name}` as HostFunctionName, spellings(all)] as const);

const GAME_SPELLINGS = spell('game', GAME_NAMES, 'depthLimit');
const PROBLEM_SPELLINGS = spell('problem', PROBLEM_NAMES, 'initial');
const RANDOM_SPELLINGS = spell('random', RANDOM_NAMES, '');
const DEPTH_LIMIT = spellings(GAME_NAMES.depthLimit);
const PLAYERS = [PLAYERS_NAME];
const ON_GENERATION = spellings(['onGeneration']);

function objectOf(names: Spellings, guest: Guest): Value {
  const object = guest.js.object();
  for (const [name, spelled] of names) guest.put(object, spelled, guest.functionNamed(name));
  return object;
}

function optionsOf(options: Options, guest: Guest): Value {
  const { js } = guest;
  const object = js.object();
  for (const [key, value] of Object.entries(options)) {
    const made =
      typeof value === 'number'
        ? js.number(value)
        : typeof value === 'string'
          ? js.string(value)
          : js.boolean(value);
    define(js, object, key, made, { enumerable: true, fixed: false });
    js.free(made);
  }
  return object;
}
