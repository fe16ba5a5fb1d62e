import { itemAt } from '../../types/lookup.ts';
import type { PartInput } from '../../types/input.ts';
import type { Plain } from '../../types/observation.ts';
import { HostError, describeArgument } from './errors.ts';
import type { Recorder } from './recorder.ts';
import { StateNumbers } from './states.ts';

/** An answer of a part is an individual, or at most both children of a pair. */
export const MOST_ANSWER_VALUES = 1_000;

/**
 * A part of a genetic algorithm that is called again and again, on the host's side: what it is given each
 * time, and the fitness that it may ask for.
 */
export class PartHost {
  readonly input: PartInput;
  /** What each call is given, first to last, apart from functions, the stream and the options. */
  readonly given: readonly Plain[];
  readonly #recorder: Recorder;
  readonly #points = new StateNumbers();
  readonly #fitness: readonly number[];
  readonly #changed: number[] = [];
  #call = -1;

  constructor(input: PartInput, recorder: Recorder) {
    this.input = input;
    this.#recorder = recorder;
    this.given = givenTo(input);
    for (const individual of individualsOf(input)) this.#points.numberOf(individual);
    // By point: equal individuals are equally fit.
    const fitness: number[] = [];
    if (input.part === 'randomSelection')
      input.population.forEach(
        (individual, at) => (fitness[this.#points.numberOf(individual)] = itemAt(input.fitness, at)),
      );
    this.#fitness = fitness;
  }

  get points(): readonly (readonly number[])[] {
    return this.#points.all;
  }

  /** Numbers of the calls after which something given was no longer as given. */
  get changed(): readonly number[] {
    return this.#changed;
  }

  /** A further call begins. */
  begin(): void {
    this.#call += 1;
    this.#recorder.record('call', -1, this.#call, 0);
  }

  /** What was given to this call, as it is after it; `undefined` for what can no longer be read. */
  after(given: readonly Plain[]): void {
    if (JSON.stringify(given) !== JSON.stringify(this.given)) this.#changed.push(this.#call);
  }

  fitness(individual: unknown): number {
    this.#recorder.count();
    const known = Array.isArray(individual)
      ? this.#points.all.findIndex(
          (each) => each.length === individual.length && each.every((value, at) => value === individual[at]),
        )
      : -1;
    const fitness = this.#fitness[known];
    if (fitness === undefined) {
      const found = Array.isArray(individual)
        ? `[${individual.slice(0, 20).map(shown).join(', ')}${individual.length > 20 ? ', …' : ''}]`
        : describeArgument(individual);
      throw new HostError(
        Array.isArray(individual) ? 'Error' : 'TypeError',
        `fitness(individual) takes an individual of the population; found ${found}`,
      );
    }
    this.#recorder.record('value', known, 0, fitness);
    return fitness;
  }
}

const shown = (item: unknown): string => (typeof item === 'number' ? String(item) : '?');

function individualsOf(input: PartInput): readonly (readonly number[])[] {
  if (input.part === 'randomSelection') return input.population;
  return input.part === 'reproduce' ? input.parents : [input.child];
}

function givenTo(input: PartInput): readonly Plain[] {
  if (input.part === 'randomSelection') return [input.population];
  return input.part === 'reproduce' ? [...input.parents] : [input.child];
}
