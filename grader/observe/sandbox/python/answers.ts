import { grouped } from '../../../words/numbers.ts';
import { HostError } from '../../host/errors.ts';
import type { RandomHost } from '../../host/randomHost.ts';
import type { Run } from '../../host/run.ts';
import { agentsIn, fitnessIn, gameIn, geneticIn, holdIn, problemIn, scheduleIn } from './hostsOfRun.ts';
import type { Obj } from './exports.ts';
import type { FunctionName } from './functions.ts';
import { Raised, type Python } from './python.ts';
import { LONGEST_LIST, isList, readArgument, readList, readLists } from './readArgument.ts';
import { describeObject } from './describeObject.ts';

/** About what a thread of Python's own can sleep. */
const LONGEST_SLEEP = 1_000_000_000;

export type AnswerFunction = (args: readonly (Obj | undefined)[]) => Obj;

/** The run that questions are about at the moment. */
export interface CurrentRun {
  /** Null outside a call. */
  run: Run | null;
  /** Draws outside a call too, while the files are loaded. */
  random: RandomHost;
  /** Lets time pass, in seconds. */
  readonly sleep: (seconds: number) => void;
}

/** What each function that a submission is given answers. */
export class Answers {
  readonly #python: Python;
  readonly #asked: CurrentRun;

  constructor(python: Python, asked: CurrentRun) {
    this.#python = python;
    this.#asked = asked;
  }

  readonly of: Readonly<Record<FunctionName, AnswerFunction>> = {
    player: ([state]) => {
      const player = gameIn(this.#asked.run).player(readArgument(this.#python, state));
      return typeof player === 'number' ? this.#python.number(player) : this.#python.string(player);
    },
    actions: ([state]) =>
      this.#python.list(
        gameIn(this.#asked.run)
          .actions(readArgument(this.#python, state))
          .map((action) => this.#python.string(action)),
      ),
    result: ([state, action]) =>
      this.#python.number(
        gameIn(this.#asked.run).result(readArgument(this.#python, state), readArgument(this.#python, action)),
      ),
    isTerminal: ([state]) =>
      this.#python.boolean(gameIn(this.#asked.run).isTerminal(readArgument(this.#python, state))),
    utility: ([state, player]) =>
      this.#python.float(
        gameIn(this.#asked.run).utility(
          readArgument(this.#python, state),
          readArgument(this.#python, player),
        ),
      ),
    evaluate: ([state]) =>
      this.#python.float(gameIn(this.#asked.run).evaluate(readArgument(this.#python, state))),
    probability: ([state, action]) =>
      this.#python.float(
        gameIn(this.#asked.run).probability(
          readArgument(this.#python, state),
          readArgument(this.#python, action),
        ),
      ),
    initial: () => this.#python.integers(problemIn(this.#asked.run).initial()),
    neighbours: ([state]) =>
      this.#python.list(
        problemIn(this.#asked.run)
          .neighbours(readList(this.#python, state))
          .map((neighbour) => this.#python.integers(neighbour)),
      ),
    value: ([state]) => this.#python.number(problemIn(this.#asked.run).value(readList(this.#python, state))),
    randomState: () => this.#python.integers(problemIn(this.#asked.run).randomState()),
    number: () => this.#python.float(this.#asked.random.number()),
    integer: ([low, high]) =>
      this.#python.number(
        this.#asked.random.integer(readArgument(this.#python, low), readArgument(this.#python, high)),
      ),
    choice: ([list]) => this.#item(list!, this.#asked.random.choice(this.#length('choice', list))),
    shuffle: ([list]) => this.#shuffle(list!, this.#asked.random.shuffle(this.#length('shuffle', list))),
    legalActions: ([state, agent]) =>
      this.#python.list(
        agentsIn(this.#asked.run)
          .legalActions(readArgument(this.#python, state), readArgument(this.#python, agent))
          .map((action) => this.#python.string(action)),
      ),
    successor: ([state, agent, action]) =>
      this.#python.number(
        agentsIn(this.#asked.run).successor(
          readArgument(this.#python, state),
          readArgument(this.#python, agent),
          readArgument(this.#python, action),
        ),
      ),
    isWin: ([state]) =>
      this.#python.boolean(agentsIn(this.#asked.run).isWin(readArgument(this.#python, state))),
    isLose: ([state]) =>
      this.#python.boolean(agentsIn(this.#asked.run).isLose(readArgument(this.#python, state))),
    evaluation: ([state]) =>
      this.#python.float(agentsIn(this.#asked.run).evaluate(readArgument(this.#python, state))),
    schedule: ([t]) =>
      this.#python.float(scheduleIn(this.#asked.run).temperature(readArgument(this.#python, t))),
    fitness: ([individual]) =>
      this.#python.float(fitnessIn(this.#asked.run).fitness(readList(this.#python, individual))),
    onGeneration: ([population]) => {
      geneticIn(this.#asked.run).generation(readLists(this.#python, population));
      return this.#python.share(this.#python.none);
    },
    hold: ([action]) => {
      holdIn(this.#asked.run).hold(readArgument(this.#python, action));
      return this.#python.share(this.#python.none);
    },
    drawNumber: () => this.#python.float(this.#asked.random.number()),
    drawInteger: ([low, high]) =>
      this.#python.number(
        this.#asked.random.integer(readArgument(this.#python, low), readArgument(this.#python, high)),
      ),
    drawChoice: ([length]) => this.#python.number(this.#asked.random.choice(this.#count(length))),
    drawShuffle: ([length]) => this.#python.integers(this.#asked.random.shuffle(this.#count(length))),
    sleep: ([seconds]) => {
      const read = readArgument(this.#python, seconds);
      if (typeof read !== 'number' || !(read >= 0 && read <= LONGEST_SLEEP))
        throw new HostError(
          'RangeError',
          `sleep length must be a number from 0 to ${grouped(LONGEST_SLEEP)} seconds`,
        );
      this.#asked.sleep(read);
      return this.#python.share(this.#python.none);
    },
  };

  #length(name: string, list: Obj | undefined): number {
    if (list === undefined || !isList(this.#python, list))
      throw new HostError(
        'TypeError',
        `random.${name}(list) takes a list; found ` +
          `${list === undefined ? 'nothing' : describeObject(this.#python, list)}`,
      );
    const length = this.#python.length(list);
    if (length > LONGEST_LIST)
      throw new HostError(
        'RangeError',
        `lists have at most ${grouped(LONGEST_LIST)} items here; found ${grouped(length)}`,
      );
    return length;
  }

  /** A length as the submission's own list tells it, which need not be true. */
  #count(length: Obj | undefined): number {
    const count = readArgument(this.#python, length);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > LONGEST_LIST)
      throw new HostError('RangeError', `lists have at most ${grouped(LONGEST_LIST)} items here`);
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
