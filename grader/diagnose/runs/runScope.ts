import type { RunInput } from '../../content/run.ts';
import type { ProblemSpec } from '../../types/input.ts';

/**
 * What the runs of an exercise look like: drawn runs are small ones of the same kinds, with the same options.
 */
export interface RunScope {
  /** One of each kind. At least one. */
  readonly samples: readonly RunInput[];
}

/** The kinds of some inputs; nothing drawn from them is one of them, but by chance. */
export const runScopeOf = (inputs: readonly RunInput[]): RunScope => ({
  samples: [...new Map(inputs.map((input) => [kindOf(input), input])).values()],
});

/** Equal for inputs that are alike but for their sizes and numbers. */
function kindOf(input: RunInput): string {
  switch (input.kind) {
    case 'local':
      return JSON.stringify([
        shapeOf(input.problem),
        Object.keys(input.options).sort(),
        input.schedule !== undefined,
        input.schedule?.name === 'table' && input.schedule.temperatures.includes(0),
      ]);
    case 'genetic':
      return JSON.stringify([
        shapeOf(input.fitness),
        Object.keys(input.options).sort(),
        input.options['mutationRate'] === 0,
      ]);
    case 'part':
      return JSON.stringify([
        input.part,
        input.script?.[0] ?? null,
        input.part === 'mutate' ? input.options['mutationRate'] : 0,
      ]);
  }
}

const shapeOf = (problem: ProblemSpec): string =>
  problem.name === 'tour'
    ? `tour ${problem.moves}`
    : problem.name === 'landscape'
      ? `landscape ${Math.min(2, problem.elevation.length)}`
      : problem.name;
