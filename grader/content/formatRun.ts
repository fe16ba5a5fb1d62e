import type { ProblemSpec } from '../types/input.ts';
import type { RunInput } from './run.ts';

/** A run file that `parseRun` reads back as this one input. */
export function formatRun(input: RunInput, title: string): object {
  const seeds = [input.seed];
  switch (input.kind) {
    case 'local':
      return {
        title,
        problem: problemFile(input.problem),
        ...(input.schedule === undefined ? {} : { schedule: input.schedule }),
        seeds,
        ...optionsOf(input),
      };
    case 'genetic': {
      const { population, fitness } = input;
      return {
        title,
        genetic: {
          ...(typeof population === 'number' ? { size: population } : { population }),
          fitness: problemFile(fitness),
        },
        seeds,
        ...optionsOf(input),
      };
    }
    case 'part': {
      const { repeat, script } = input;
      const given =
        input.part === 'randomSelection'
          ? { selection: { population: input.population, fitness: input.fitness } }
          : input.part === 'reproduce'
            ? { reproduce: { parents: input.parents } }
            : { mutate: { child: input.child } };
      return {
        title,
        ...given,
        repeat,
        ...(script === undefined ? {} : { script }),
        seeds,
        ...(input.part === 'mutate' ? optionsOf(input) : {}),
      };
    }
  }
}

const problemFile = ({ initial, ...problem }: ProblemSpec): object =>
  initial === null ? problem : { ...problem, initial };

const optionsOf = ({ options }: { readonly options: object }): object =>
  Object.keys(options).length === 0 ? {} : { options };
