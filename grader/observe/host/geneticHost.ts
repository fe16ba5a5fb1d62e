import { fitnessOf, localProblem, type LocalProblem } from '../../content/localProblem.ts';
import type { Random } from '../../../reference/random.ts';
import type { GeneticInput } from '../../types/input.ts';
import { HostError, describeArgument } from './errors.ts';
import type { Recorder } from './recorder.ts';
import { StateNumbers, readState } from './states.ts';

/**
 * A genetic run on the host's side: the first population, the fitness, and the generations as they are
 * reported.
 */
export class GeneticHost {
  /** The first population, given or drawn. */
  readonly population: readonly (readonly number[])[];
  readonly #problem: LocalProblem;
  readonly #fitness: (individual: readonly number[]) => number;
  readonly #recorder: Recorder;
  readonly #points: StateNumbers;
  #generations = 0;

  /** Draws the first population from `random` if it is not given. */
  constructor({ population, fitness }: GeneticInput, random: Random, recorder: Recorder) {
    this.#problem = localProblem(fitness);
    this.#fitness = fitnessOf(fitness);
    this.#recorder = recorder;
    this.#points = new StateNumbers(this.#problem.values);
    this.population =
      typeof population === 'number'
        ? Array.from({ length: population }, () => this.#problem.randomState(random))
        : population;
    for (const individual of this.population) this.#points.numberOf(individual);
  }

  get points(): readonly (readonly number[])[] {
    return this.#points.all;
  }

  fitness(individual: unknown): number {
    this.#recorder.count();
    const read = readState(individual, this.#problem, 'fitness(individual)');
    const fitness = this.#fitness(read);
    this.#recorder.record('value', this.#points.numberOf(read), 0, fitness);
    return fitness;
  }

  /** Each individual counts as a question, since each is written down. */
  generation(population: unknown): void {
    this.#recorder.count();
    const expected = 'options.onGeneration(population) takes a list of individuals';
    if (!Array.isArray(population))
      throw new HostError('TypeError', `${expected}; found ${describeArgument(population)}`);
    const individuals = population.map((individual: unknown) => {
      this.#recorder.count();
      return readState(individual, this.#problem, 'Each individual for options.onGeneration(population)');
    });
    this.#recorder.record('generation', -1, this.#generations, individuals.length);
    this.#generations += 1;
    individuals.forEach((individual, at) =>
      this.#recorder.record('individual', this.#points.numberOf(individual), at, 0),
    );
  }
}
