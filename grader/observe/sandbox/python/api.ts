import { HostError } from '../../host/errors.ts';
import { quote } from '../../../words/quoting.ts';
import { GAME_NAMES, PROBLEM_NAMES, snakeCase } from '../../host/names.ts';
import type { RandomHost } from '../../host/randomHost.ts';
import type { Run } from '../../host/run.ts';
import { Answers, type CurrentRun } from './answers.ts';
import { CallArguments } from './callArguments.ts';
import { NULL, type Obj } from './exports.ts';
import { ANY_CALL, parametersIn, readSelf, type FunctionName } from './functions.ts';
import type { Snapshot } from './image.ts';
import { Raised, type ExceptionName, type Python } from './python.ts';

/** Which object a function belongs to, for messages. */
const OWNERS = new Map<string, string>([
  ...Object.keys(GAME_NAMES).map((name) => [name, 'game'] as const),
  ...Object.keys(PROBLEM_NAMES).map((name) => [name, 'problem'] as const),
]);
/** Units of work of a question. */
const QUESTION = 100;
/** Units of work to make an error and to word it. */
const REFUSAL = 1_000;

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
  readonly #arguments: CallArguments;
  readonly #answers: Answers;
  readonly #asked: CurrentRun;
  #call = 0;

  constructor(python: Python, snapshot: Snapshot, random: RandomHost, sleep: (seconds: number) => void) {
    this.#python = python;
    this.#asked = { run: null, random, sleep };
    this.#arguments = new CallArguments(python, snapshot);
    this.#answers = new Answers(python, this.#asked);
  }

  /** Opens a call and gives the arguments of the entry. */
  open(run: Run): Obj[] {
    this.#call += 1;
    this.#asked.run = run;
    this.#asked.random = run.random;
    return this.#arguments.of(run, this.#call);
  }

  /** From now on every question is refused. */
  close(): void {
    this.#asked.run = null;
  }

  /**
   * Answers a call from Python. NULL tells Python that an exception is set; limits and faults of ours go
   * through.
   */
  answer(self: Obj, args: number, count: number, names: Obj): Obj {
    const python = this.#python;
    python.memory.work.charge(QUESTION);
    const { name, call } = readSelf(python.exports.PyLong_AsLong(self));
    try {
      if (call !== ANY_CALL && (this.#asked.run === null || call !== this.#call)) {
        throw new HostError(
          'Error',
          'this belongs to a call that has ended; use what the function is called with',
        );
      }
      return this.#answers.of[name](this.#given(name, args, count, names));
    } catch (error) {
      if (error instanceof Raised) return NULL;
      if (!(error instanceof HostError)) throw error;
      python.memory.work.charge(REFUSAL);
      python.raise(EXCEPTIONS[error.name], inPython(error.message));
      return NULL;
    }
  }

  /** Arguments in the order of the parameters; those with names come last in memory. */
  #given(name: FunctionName, args: number, count: number, names: Obj): (Obj | undefined)[] {
    const python = this.#python;
    const parameters = parametersIn(this.#asked.run, name);
    const at = (index: number): Obj => python.memory.u32(args + 4 * index) as Obj;
    const signature = (): string => `${OWNERS.get(name) ?? 'random'}.${name}(${parameters.join(', ')})`;
    if (count > parameters.length)
      throw new HostError(
        'TypeError',
        `${signature()} takes ${parameters.length} argument${parameters.length === 1 ? '' : 's'}; ` +
          `found ${count}`,
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
