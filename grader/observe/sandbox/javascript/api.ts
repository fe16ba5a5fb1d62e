import { PLAYERS, type Player } from '../../../../reference/game.ts';
import { HostError, describe } from '../../host/errors.ts';
import type { GameHost } from '../../host/gameHost.ts';
import { GAME_NAMES, PROBLEM_NAMES, RANDOM_NAMES, spellings } from '../../host/names.ts';
import type { ProblemHost } from '../../host/problemHost.ts';
import type { RandomHost } from '../../host/randomHost.ts';
import type { LocalInput } from '../../../types/input.ts';
import type { Value } from './exports.ts';
import type { Guest, HostFunction } from './guest.ts';
import { kindOf } from './kinds.ts';

/**
 * The objects that a submission is called with. They are made anew for each call and answer only during it, so
 * that a submission which keeps an old one is told instead of being answered about another tree.
 */
export class Api {
  readonly #guest: Guest;
  readonly #players: Readonly<Record<Player, Value>>;
  #open = true;

  constructor(guest: Guest) {
    this.#guest = guest;
    this.#players = Object.fromEntries(PLAYERS.map((player) => [player, guest.js.string(player)])) as Record<Player, Value>;
  }

  /** From now on every question is refused. */
  close(): void {
    this.#open = false;
  }

  game(host: GameHost): Value {
    const { js } = this.#guest;
    const argument = (value: Value | undefined): unknown => this.#guest.argument(value);
    const methods: Record<Exclude<keyof typeof GAME_NAMES, 'depthLimit'>, HostFunction> = {
      player: ([state]) => js.copy(this.#players[host.player(argument(state))]),
      actions: ([state]) => js.list(host.actions(argument(state)).map((action) => js.string(action))),
      result: ([state, action]) => js.number(host.result(argument(state), argument(action))),
      isTerminal: ([state]) => js.boolean(host.isTerminal(argument(state))),
      utility: ([state]) => js.number(host.utility(argument(state))),
      evaluate: ([state]) => js.number(host.evaluate(argument(state))),
      probability: ([state, action]) => js.number(host.probability(argument(state), argument(action))),
    };
    const game = this.#object('game', GAME_NAMES, methods);
    this.#guest.put(game, spellings(GAME_NAMES.depthLimit), js.number(host.depthLimit));
    return game;
  }

  problem(host: ProblemHost): Value {
    const { js } = this.#guest;
    const list = (value: Value | undefined): unknown => this.#guest.listArgument(value);
    const problem = this.#object('problem', PROBLEM_NAMES, {
      neighbours: ([state]) => js.list(host.neighbours(list(state)).map((neighbour) => js.integers(neighbour))),
      value: ([state]) => js.number(host.value(list(state))),
      randomState: () => js.integers(host.randomState()),
    });
    const initial = this.#function('problem', 'initial', () => js.integers(host.initial()));
    js.defineGetter(problem, 'initial', initial);
    return problem;
  }

  random(host: RandomHost): Value {
    const { js } = this.#guest;
    const argument = (value: Value | undefined): unknown => this.#guest.argument(value);
    return this.#object('random', RANDOM_NAMES, {
      number: () => js.number(host.number()),
      integer: ([low, high]) => js.number(host.integer(argument(low), argument(high))),
      choice: ([list]) => js.at(list!, host.choice(this.#length('choice', list))),
      shuffle: ([list]) => this.#shuffle(list!, host.shuffle(this.#length('shuffle', list))),
    });
  }

  options(options: LocalInput['options']): Value {
    const { js } = this.#guest;
    const object = js.object();
    for (const [key, value] of Object.entries(options)) {
      const made = typeof value === 'number' ? js.number(value) : typeof value === 'string' ? js.string(value) : js.boolean(value);
      js.define(object, key, made, { enumerable: true, fixed: false });
      js.free(made);
    }
    return object;
  }

  #object<Member extends string>(title: string, names: Readonly<Record<string, readonly string[]>>, methods: Readonly<Record<Member, HostFunction>>): Value {
    const object = this.#guest.js.object();
    for (const [member, method] of Object.entries<HostFunction>(methods)) {
      this.#guest.put(object, spellings(names[member]!), this.#function(title, member, method));
    }
    return object;
  }

  #function(title: string, name: string, action: HostFunction): Value {
    return this.#guest.function(name, (args) => {
      if (!this.#open) throw new HostError('Error', `this ${title} belongs to an earlier call: use the one that your function was given, and keep nothing between calls`);
      return action(args);
    });
  }

  #length(name: string, list: Value | undefined): number {
    const { js } = this.#guest;
    if (list !== undefined && kindOf(js, list) === 'array') return this.#guest.length(list);
    throw new HostError('TypeError', `random.${name}(list) takes an array; found ${describe(this.#guest.argument(list))}`);
  }

  /** Exchanges items from the last down, as the host drew; gives the list itself. */
  #shuffle(list: Value, partners: readonly number[]): Value {
    const { js } = this.#guest;
    partners.forEach((partner, i) => {
      const at = partners.length - i;
      const [here, there] = [js.at(list, at), js.at(list, partner)];
      js.setAt(list, at, there);
      js.setAt(list, partner, here);
      js.free(here, there);
    });
    return js.copy(list);
  }
}
