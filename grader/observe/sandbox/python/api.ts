import { HostError, quote } from '../../host/errors.ts';
import { GAME_NAMES, PROBLEM_NAMES, RANDOM_NAMES, snakeCase, spellings } from '../../host/names.ts';
import type { AgentsHost } from '../../host/agentsHost.ts';
import type { RandomHost } from '../../host/randomHost.ts';
import type { PartRun, Run } from '../../host/run.ts';
import type { Options } from '../../../types/input.ts';
import { agentsIn, fitnessIn, gameIn, geneticIn, problemIn, scheduleIn } from './asked.ts';
import { outsideFunction } from './boot.ts';
import { NULL, type Obj } from './exports.ts';
import { ANY_CALL, PARAMETERS, readSelf, type FunctionName } from './functions.ts';
import { Raised, type ExceptionName, type Python } from './python.ts';
import type { Snapshot } from './image.ts';
import { LONGEST_LIST, isList, readArgument, readList, readLists } from './readArgument.ts';
import { inWords } from './words.ts';

type Action = (args: readonly (Obj | undefined)[]) => Obj;

/** Which object a function belongs to, for messages. */
const OWNERS = new Map<string, string>([
  ...Object.keys(GAME_NAMES).map((name) => [name, 'game'] as const),
  ...Object.keys(PROBLEM_NAMES).map((name) => [name, 'problem'] as const),
]);
const EXCEPTIONS: Readonly<Record<HostError['name'], ExceptionName>> = {
  TypeError: 'PyExc_TypeError',
  RangeError: 'PyExc_ValueError',
  Error: 'PyExc_RuntimeError',
};

/**
 * What a submission is called with, and what answers it. The objects are made anew for each call of the
 * entry, and answer only during it: one that was kept is told so instead of being answered about another
 * tree.
 */
export class Api {
  readonly #python: Python;
  readonly #snapshot: Snapshot;
  /** Lets time pass, in seconds. */
  readonly #sleep: (seconds: number) => void;
  #call = 0;
  #run: Run | null = null;
  /** Draws outside a call, while the files are loaded. */
  #random: RandomHost;

  constructor(python: Python, snapshot: Snapshot, random: RandomHost, sleep: (seconds: number) => void) {
    this.#python = python;
    this.#snapshot = snapshot;
    this.#random = random;
    this.#sleep = sleep;
  }

  /** Opens a call and gives the arguments of the entry. */
  open(run: Run): Obj[] {
    this.#call += 1;
    this.#run = run;
    this.#random = run.random;
    const python = this.#python;
    if (run.kind === 'game' && run.agents !== null) return this.#agentsArguments(run.agents);
    if (run.kind === 'game') {
      const depthLimit = python.number(run.game.depthLimit);
      return [this.#given('game', GAME_NAMES, { depthLimit }), python.number(run.game.start)];
    }
    const random = this.#given('random', RANDOM_NAMES, {});
    if (run.kind === 'part') return this.#partArguments(run, random);
    if (run.kind === 'genetic') {
      const onGeneration = this.#function('onGeneration');
      const options = this.#options(run.options, { onGeneration, on_generation: python.share(onGeneration) });
      return [this.#lists(run.genetic.population), this.#function('fitness'), random, options];
    }
    const problem = this.#given('problem', PROBLEM_NAMES, {});
    const schedule = run.schedule === null ? [] : [this.#function('schedule')];
    return [problem, ...schedule, random, this.#options(run.options)];
  }

  /** What `play` takes after the class. */
  #agentsArguments({ start, count, depth }: AgentsHost): Obj[] {
    const python = this.#python;
    const names = ['legalActions', 'successor', 'isWin', 'isLose', 'evaluation'] as const;
    const functions = Object.fromEntries(
      names.map((name) => [name, outsideFunction(python, this.#snapshot.definition, name, this.#call)]),
    );
    return [
      python.dict({ ...functions, start: python.number(start), agents: python.number(count) }),
      python.number(depth),
    ];
  }

  /** What was given comes first, so that it can be looked at after the call. */
  #partArguments({ part: { input }, options }: PartRun, random: Obj): Obj[] {
    const python = this.#python;
    switch (input.part) {
      case 'randomSelection':
        return [this.#lists(input.population), this.#function('fitness'), random];
      case 'reproduce':
        return [...input.parents.map((parent) => python.integers(parent)), random];
      case 'mutate':
        return [python.integers(input.child), random, this.#options(options!)];
    }
  }

  /** Options under both spellings, so that either can be asked for. */
  #options(options: Options, more: Readonly<Record<string, Obj>> = {}): Obj {
    const python = this.#python;
    const made = (value: Options[string]): Obj =>
      typeof value === 'number'
        ? python.number(value)
        : typeof value === 'string'
          ? python.string(value)
          : python.boolean(value);
    const entries = Object.entries(options).flatMap(([key, value]) =>
      [...new Set([key, snakeCase(key)])].map((name) => [name, made(value)] as const),
    );
    return python.dict({ ...Object.fromEntries(entries), ...more });
  }

  #lists(lists: readonly (readonly number[])[]): Obj {
    return this.#python.list(lists.map((each) => this.#python.integers(each)));
  }

  #function(name: 'schedule' | 'fitness' | 'onGeneration'): Obj {
    return outsideFunction(this.#python, this.#snapshot.definition, name, this.#call);
  }

  /** From now on every question is refused. */
  close(): void {
    this.#run = null;
  }

  /**
   * Answers a call from Python. NULL tells Python that an exception is set; limits and faults of ours go
   * through.
   */
  answer(self: Obj, args: number, count: number, names: Obj): Obj {
    const python = this.#python;
    const { name, call } = readSelf(python.exports.PyLong_AsLong(self));
    try {
      if (call !== ANY_CALL && (this.#run === null || call !== this.#call)) {
        throw new HostError(
          'Error',
          'this belongs to a call that has ended; use what the function is called with',
        );
      }
      return this.#actions[name](this.#arguments(name, args, count, names));
    } catch (error) {
      if (error instanceof Raised) return NULL;
      if (!(error instanceof HostError)) throw error;
      python.raise(EXCEPTIONS[error.name], inPython(error.message));
      return NULL;
    }
  }

  /** Arguments in the order of the parameters; those with names come last in memory. */
  #arguments(name: FunctionName, args: number, count: number, names: Obj): (Obj | undefined)[] {
    const python = this.#python;
    const parameters: readonly string[] = PARAMETERS[name];
    const at = (index: number): Obj => python.memory.u32(args + 4 * index) as Obj;
    const signature = (): string => `${OWNERS.get(name) ?? 'random'}.${name}(${parameters.join(', ')})`;
    if (count > parameters.length)
      throw new HostError(
        'TypeError',
        `${signature()} takes ${parameters.length} argument${parameters.length === 1 ? '' : 's'}; found ${count}`,
      );
    const given: (Obj | undefined)[] = Array.from({ length: count }, (_, i) => at(i));
    for (const [i, key] of (names === NULL ? [] : python.items(names)).entries()) {
      const keyword = python.readString(key);
      const parameter = parameters.indexOf(keyword);
      if (parameter < 0 || given[parameter] !== undefined)
        throw new HostError('TypeError', `${signature()} has no further argument ${quote(keyword)}`);
      given[parameter] = at(count + i);
    }
    return given;
  }

  #given(
    kind: string,
    names: Readonly<Record<string, readonly string[]>>,
    values: Readonly<Record<string, Obj>>,
  ): Obj {
    const python = this.#python;
    const members: Record<string, Obj> = {};
    for (const [member, words] of Object.entries(names)) {
      const value =
        values[member] ??
        outsideFunction(python, this.#snapshot.definition, member as FunctionName, this.#call);
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

  readonly #actions: Readonly<Record<FunctionName, Action>> = {
    player: ([state]) => this.#python.string(gameIn(this.#run).player(readArgument(this.#python, state))),
    actions: ([state]) =>
      this.#python.list(
        gameIn(this.#run)
          .actions(readArgument(this.#python, state))
          .map((action) => this.#python.string(action)),
      ),
    result: ([state, action]) =>
      this.#python.number(
        gameIn(this.#run).result(readArgument(this.#python, state), readArgument(this.#python, action)),
      ),
    isTerminal: ([state]) =>
      this.#python.boolean(gameIn(this.#run).isTerminal(readArgument(this.#python, state))),
    utility: ([state]) => this.#python.number(gameIn(this.#run).utility(readArgument(this.#python, state))),
    evaluate: ([state]) => this.#python.number(gameIn(this.#run).evaluate(readArgument(this.#python, state))),
    probability: ([state, action]) =>
      this.#python.float(
        gameIn(this.#run).probability(readArgument(this.#python, state), readArgument(this.#python, action)),
      ),
    initial: () => this.#python.integers(problemIn(this.#run).initial()),
    neighbours: ([state]) =>
      this.#python.list(
        problemIn(this.#run)
          .neighbours(readList(this.#python, state))
          .map((neighbour) => this.#python.integers(neighbour)),
      ),
    value: ([state]) => this.#python.number(problemIn(this.#run).value(readList(this.#python, state))),
    randomState: () => this.#python.integers(problemIn(this.#run).randomState()),
    number: () => this.#python.float(this.#random.number()),
    integer: ([low, high]) =>
      this.#python.number(
        this.#random.integer(readArgument(this.#python, low), readArgument(this.#python, high)),
      ),
    choice: ([list]) => this.#item(list!, this.#random.choice(this.#length('choice', list))),
    shuffle: ([list]) => this.#shuffle(list!, this.#random.shuffle(this.#length('shuffle', list))),
    legalActions: ([state, agent]) =>
      this.#python.list(
        agentsIn(this.#run)
          .legalActions(readArgument(this.#python, state), readArgument(this.#python, agent))
          .map((action) => this.#python.string(action)),
      ),
    successor: ([state, agent, action]) =>
      this.#python.number(
        agentsIn(this.#run).successor(
          readArgument(this.#python, state),
          readArgument(this.#python, agent),
          readArgument(this.#python, action),
        ),
      ),
    isWin: ([state]) => this.#python.boolean(agentsIn(this.#run).isWin(readArgument(this.#python, state))),
    isLose: ([state]) => this.#python.boolean(agentsIn(this.#run).isLose(readArgument(this.#python, state))),
    evaluation: ([state]) =>
      this.#python.number(agentsIn(this.#run).evaluate(readArgument(this.#python, state))),
    schedule: ([t]) => this.#python.number(scheduleIn(this.#run).temperature(readArgument(this.#python, t))),
    fitness: ([individual]) =>
      this.#python.number(fitnessIn(this.#run).fitness(readList(this.#python, individual))),
    onGeneration: ([population]) => {
      geneticIn(this.#run).generation(readLists(this.#python, population));
      return this.#python.share(this.#python.none);
    },
    drawNumber: () => this.#python.float(this.#random.number()),
    drawInteger: ([low, high]) =>
      this.#python.number(
        this.#random.integer(readArgument(this.#python, low), readArgument(this.#python, high)),
      ),
    drawChoice: ([length]) => this.#python.number(this.#random.choice(this.#count(length))),
    drawShuffle: ([length]) => this.#python.integers(this.#random.shuffle(this.#count(length))),
    sleep: ([seconds]) => {
      const read = readArgument(this.#python, seconds);
      if (typeof read !== 'number' || !(read >= 0))
        throw new HostError('RangeError', 'sleep length must be a number that is not negative');
      this.#sleep(read);
      return this.#python.share(this.#python.none);
    },
  };

  #length(name: string, list: Obj | undefined): number {
    if (list === undefined || !isList(this.#python, list))
      throw new HostError(
        'TypeError',
        `random.${name}(list) takes a list; found ${list === undefined ? 'nothing' : inWords(this.#python, list)}`,
      );
    const length = this.#python.length(list);
    if (length > LONGEST_LIST)
      throw new HostError('RangeError', `lists have at most ${LONGEST_LIST} items here; found ${length}`);
    return length;
  }

  /** A length as the submission's own list tells it, which need not be true. */
  #count(length: Obj | undefined): number {
    const count = readArgument(this.#python, length);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > LONGEST_LIST)
      throw new HostError('RangeError', `lists have at most ${LONGEST_LIST} items here`);
    return count;
  }

  #item(list: Obj, at: number): Obj {
    return this.#python.checked(this.#python.exports.PySequence_GetItem(list, at));
  }

  #shuffle(list: Obj, partners: readonly number[]): Obj {
    const python = this.#python;
    partners.forEach((partner, i) => {
      const at = partners.length - i;
      const [one, other] = [this.#item(list, at), this.#item(list, partner)];
      const failed =
        python.exports.PySequence_SetItem(list, at, other) !== 0 ||
        python.exports.PySequence_SetItem(list, partner, one) !== 0;
      python.free(one, other);
      if (failed) throw new Raised();
    });
    return python.share(list);
  }
}

/** Messages name functions as JavaScript spells them. */
function inPython(message: string): string {
  return message
    .replace(
      /\b(game|problem|random)\.(\w+)/g,
      (_, object: string, name: string) => `${object}.${snakeCase(name)}`,
    )
    .replace(/\boptions\.(\w+)/g, (_, name: string) => `options['${snakeCase(name)}']`);
}
