import { localProblem } from '../../../../grader/content/localProblem.ts';
import type { LocalInput } from '../../../../grader/types/input.ts';
import {
  type Observation,
  type Op,
  type Plain,
  EVENT_SIZE,
  OPS,
} from '../../../../grader/types/observation.ts';

/** Logs written by hand, event by event, as the host records them. */
export class Trace {
  readonly #rows: number[] = [];
  readonly #points: number[][] = [];
  readonly #numbers = new Map<string, number>();

  constructor(initial: readonly number[]) {
    this.point(initial);
  }

  /** The number of a state, given out at first sight. */
  point(state: readonly number[]): number {
    const key = state.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#points.length);
    this.#points.push([...state]);
    return this.#points.length - 1;
  }

  note(op: Op, state = -1, argument = 0, answer = 0): this {
    this.#rows.push(OPS.indexOf(op), state, argument, answer);
    return this;
  }

  neighbours(state: readonly number[]): this {
    return this.note('neighbours', this.point(state));
  }

  value(state: readonly number[]): this {
    return this.note('value', this.point(state));
  }

  randomState(state: readonly number[]): this {
    return this.note('random-state', -1, 0, this.point(state));
  }

  schedule(t: number, T: number): this {
    return this.note('schedule', -1, t, T);
  }

  number(): this {
    return this.note('draw-number', -1, 0, 0.5);
  }

  generation(number: number, members: readonly (readonly number[])[]): this {
    this.note('generation', -1, number, members.length);
    members.forEach((member, at) => this.note('individual', this.point(member), at, number));
    return this;
  }

  get length(): number {
    return this.#rows.length / EVENT_SIZE;
  }

  returns(value: Plain, more: Partial<Observation> = {}): Observation {
    return {
      outcome: { kind: 'returned', value },
      events: Float64Array.from(this.#rows),
      states: [],
      points: this.#points,
      output: { text: '', bytes: 0 },
      fuel: null,
      calls: this.length,
      ...more,
    };
  }
}

/** One row of places with these elevations. */
export function lineInput(
  elevation: readonly number[],
  initial: number,
  more: Partial<LocalInput> = {},
): LocalInput {
  return {
    kind: 'local',
    problem: { name: 'landscape', elevation: [elevation], initial: [initial] },
    seed: 1,
    options: {},
    ...more,
  };
}

export function valuesOf(input: LocalInput): (state: readonly number[]) => number {
  const problem = localProblem(input.problem);
  return (state) => problem.value([...state]);
}
