import type { LocalProblem } from '../../content/localProblem.ts';
import type { Random } from '../../../reference/random.ts';
import type { Recorder } from './recorder.ts';
import { StateNumbers, readState } from './states.ts';

/**
 * The problem that a submission searches, on the host's side of the sandbox. States are plain data, given out
 * as copies and read from the submission's copies; each different one gets a number when first seen.
 */
export class ProblemHost {
  readonly #problem: LocalProblem;
  readonly #initial: readonly number[];
  readonly #random: Random;
  readonly #recorder: Recorder;
  readonly #points: StateNumbers;

  /** `random` is what random states are drawn from. */
  constructor(problem: LocalProblem, initial: readonly number[], random: Random, recorder: Recorder) {
    this.#problem = problem;
    this.#initial = initial;
    this.#random = random;
    this.#recorder = recorder;
    this.#points = new StateNumbers(problem.values);
    this.#points.numberOf(initial);
  }

  /**
   * Each different state asked about or given as a start, in order of first sight; the first is the initial
   * one.
   */
  get points(): readonly (readonly number[])[] {
    return this.#points.all;
  }

  /** Not a question: asking for it tells nothing. */
  initial(): readonly number[] {
    return this.#initial;
  }

  neighbours(state: unknown): number[][] {
    const [read, point] = this.#question('problem.neighbours(state)', state);
    const neighbours = this.#problem.neighbours(read);
    this.#recorder.record('neighbours', point, 0, neighbours.length);
    return neighbours;
  }

  value(state: unknown): number {
    const [read, point] = this.#question('problem.value(state)', state);
    const value = this.#problem.value(read);
    this.#recorder.record('value', point, 0, value);
    return value;
  }

  randomState(): readonly number[] {
    this.#recorder.count();
    const state = this.#problem.randomState(this.#random);
    this.#recorder.record('random-state', -1, 0, this.#points.numberOf(state));
    return state;
  }

  #question(question: string, state: unknown): [state: number[], point: number] {
    this.#recorder.count();
    const read = readState(state, this.#problem, question);
    return [read, this.#points.numberOf(read)];
  }
}
