import type { Problem } from '../../../reference/problem.ts';
import type { Random } from '../../../reference/random.ts';
import { HostError, describe } from './errors.ts';
import type { Recorder } from './recorder.ts';

/** What the host must know of a local search problem whose states are lists of integers. */
export interface BoardProblem extends Problem<number[]> {
  /** Number of integers in a state, and the largest of them; the smallest is 0. */
  readonly length: number;
  readonly largest: number;
  randomState(random: Random): number[];
}

/**
 * The problem that a submission climbs, on the host's side of the sandbox. States are plain data, given out as
 * copies and read from the submission's copies; each different one gets a number when first seen.
 */
export class ProblemHost {
  readonly #problem: BoardProblem;
  readonly #random: Random;
  readonly #recorder: Recorder;
  readonly #numbers = new Map<string, number>();
  readonly #points: (readonly number[])[] = [];

  constructor(problem: BoardProblem, random: Random, recorder: Recorder) {
    this.#problem = problem;
    this.#random = random;
    this.#recorder = recorder;
    this.#point(problem.initial);
  }

  /** Each different state asked about or given as a start, in order of first sight; the first is the initial one. */
  get points(): readonly (readonly number[])[] {
    return this.#points;
  }

  /** Not a question: asking for it tells nothing. */
  initial(): readonly number[] {
    return this.#problem.initial;
  }

  neighbours(state: unknown): number[][] {
    const [board, point] = this.#question('neighbours', state);
    const neighbours = this.#problem.neighbours(board);
    this.#recorder.record('neighbours', point, 0, neighbours.length);
    return neighbours;
  }

  value(state: unknown): number {
    const [board, point] = this.#question('value', state);
    const value = this.#problem.value(board);
    this.#recorder.record('value', point, 0, value);
    return value;
  }

  randomState(): readonly number[] {
    this.#recorder.count();
    const state = this.#problem.randomState(this.#random);
    this.#recorder.record('random-state', -1, 0, this.#point(state));
    return state;
  }

  #question(name: string, state: unknown): [board: number[], point: number] {
    this.#recorder.count();
    const board = this.#board(name, state);
    return [board, this.#point(board)];
  }

  #board(name: string, state: unknown): number[] {
    const { length, largest } = this.#problem;
    const expected = `problem.${name}(state) takes a list of ${length} integers from 0 to ${largest}`;
    if (!Array.isArray(state)) throw new HostError('TypeError', `${expected}; found ${describe(state)}`);
    if (state.length !== length) throw new HostError('RangeError', `${expected}; found a list of ${state.length}`);
    const wrong = state.findIndex((item: unknown) => !Number.isInteger(item) || (item as number) < 0 || (item as number) > largest);
    if (wrong >= 0) throw new HostError('RangeError', `${expected}; found ${describe(state[wrong])} at position ${wrong}`);
    return state.map((item: number) => item + 0); // −0 is 0
  }

  #point(state: readonly number[]): number {
    const key = state.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#points.length;
    this.#numbers.set(key, number);
    this.#points.push([...state]);
    return number;
  }
}
