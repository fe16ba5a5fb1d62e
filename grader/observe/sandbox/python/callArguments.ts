import {
  BOUND_NAMES,
  GAME_NAMES,
  PLAYERS_NAME,
  PROBLEM_NAMES,
  RANDOM_NAMES,
  snakeCase,
  spellings,
} from '../../host/names.ts';
import type { AgentsHost } from '../../host/agentsHost.ts';
import type { PartRun, Run } from '../../host/run.ts';
import type { Options } from '../../../types/input.ts';
import { outsideFunction } from './boot.ts';
import type { Obj } from './exports.ts';
import type { FunctionName } from './functions.ts';
import type { Snapshot } from './image.ts';
import type { Python } from './python.ts';

/**
 * Makes what an entry is called with. Its functions answer during the call of the number given, and no other.
 */
export class CallArguments {
  readonly #python: Python;
  readonly #snapshot: Snapshot;

  constructor(python: Python, snapshot: Snapshot) {
    this.#python = python;
    this.#snapshot = snapshot;
  }

  of(run: Run, call: number): Obj[] {
    const python = this.#python;
    if (run.kind === 'game' && run.agents !== null) return this.#ofAgents(run.agents, call);
    if (run.kind === 'game') {
      const { players, bounds, start } = run.game;
      const numbers = Object.entries({
        depthLimit: run.game.depthLimit,
        ...(players === null ? {} : { [PLAYERS_NAME]: players }),
        ...(bounds === null ? {} : { [BOUND_NAMES.alpha]: bounds.alpha, [BOUND_NAMES.beta]: bounds.beta }),
      });
      const named = Object.fromEntries(numbers.map(([name]) => [name, [name]]));
      const names = { ...GAME_NAMES, ...named, depthLimit: GAME_NAMES.depthLimit };
      const values = Object.fromEntries(numbers.map(([name, number]) => [name, python.number(number)]));
      const given = [this.#given('game', names, values, call), python.number(start)];
      return run.hold === null ? given : [...given, this.#function('hold', call)];
    }
    const random = this.#given('random', RANDOM_NAMES, {}, call);
    if (run.kind === 'part') return this.#ofPart(run, random, call);
    if (run.kind === 'genetic') {
      const onGeneration = this.#function('onGeneration', call);
      const options = this.#options(run.options, { onGeneration, on_generation: python.share(onGeneration) });
      return [this.#lists(run.genetic.population), this.#function('fitness', call), random, options];
    }
    const problem = this.#given('problem', PROBLEM_NAMES, {}, call);
    const schedule = run.schedule === null ? [] : [this.#function('schedule', call)];
    return [problem, ...schedule, random, this.#options(run.options)];
  }

  /** What `play` takes after the class. */
  #ofAgents({ start, count, depth }: AgentsHost, call: number): Obj[] {
    const python = this.#python;
    const names = ['legalActions', 'successor', 'isWin', 'isLose', 'evaluation'] as const;
    const functions = Object.fromEntries(
      names.map((name) => [name, outsideFunction(python, this.#snapshot.definition, name, call)]),
    );
    return [
      python.dict({ ...functions, start: python.number(start), agents: python.number(count) }),
      python.number(depth),
    ];
  }

  /** What was given comes first, so that it can be looked at after the call. */
  #ofPart({ part: { input }, options }: PartRun, random: Obj, call: number): Obj[] {
    const python = this.#python;
    switch (input.part) {
      case 'randomSelection':
        return [this.#lists(input.population), this.#function('fitness', call), random];
      case 'reproduce':
        return [...input.parents.map((parent) => python.integers(parent)), random];
      case 'mutate':
        return [python.integers(input.child), random, this.#options(options ?? {})];
    }
  }

  /** Options under both spellings, so that either can be asked for. */
  #options(options: Options, more: Readonly<Record<string, Obj>> = {}): Obj {
    const python = this.#python;
    const made = (key: string, value: Options[string]): Obj =>
      typeof value === 'number'
        ? key.endsWith('Rate')
          ? python.float(value)
          : python.number(value)
        : typeof value === 'string'
          ? python.string(value)
          : python.boolean(value);
    const entries = Object.entries(options).flatMap(([key, value]) =>
      [...new Set([key, snakeCase(key)])].map((name) => [name, made(key, value)] as const),
    );
    return python.dict({ ...Object.fromEntries(entries), ...more });
  }

  #lists(lists: readonly (readonly number[])[]): Obj {
    return this.#python.list(lists.map((each) => this.#python.integers(each)));
  }

  #function(name: 'schedule' | 'fitness' | 'onGeneration' | 'hold', call: number): Obj {
    return outsideFunction(this.#python, this.#snapshot.definition, name, call);
  }

  #given(
    kind: string,
    names: Readonly<Record<string, readonly string[]>>,
    values: Readonly<Record<string, Obj>>,
    call: number,
  ): Obj {
    const python = this.#python;
    const members: Record<string, Obj> = {};
    for (const [member, words] of Object.entries(names)) {
      const value =
        values[member] ?? outsideFunction(python, this.#snapshot.definition, member as FunctionName, call);
      // Asking for `initial` is no call: Python gives a new list each time.
      const spelt = member === 'initial' ? ['_initial'] : spellings(words);
      spelt.forEach((word, i) => (members[word] = i === 0 ? value : python.share(value)));
    }
    const shown = python.tuple(Object.values(names).map(([word]) => python.string(snakeCase(word!))));
    const args = [python.string(kind), shown, python.dict(members)];
    const made = python.call(this.#snapshot.roots.make as Obj, args);
    python.free(...args);
    return made;
  }
}
