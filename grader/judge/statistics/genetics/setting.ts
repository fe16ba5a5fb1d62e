import { localProblem } from '../../../content/localProblem.ts';
import type { GeneticInput } from '../../../types/input.ts';

/** What breeding depends on in one run. */
export interface Setting {
  /** Positions of an individual, and values that each takes. */
  readonly n: number;
  readonly values: number;
  readonly rate: number;
  /** How often parents are crossed at all. */
  readonly crossed: number;
}

/** Of a run whose individuals have n positions. */
export function settingOf({ options, fitness }: GeneticInput, n: number): Setting {
  return {
    n,
    values: Number(options['values'] ?? localProblem(fitness).values[0]),
    rate: Number(options['mutationRate'] ?? 0),
    crossed: Number(options['crossoverRate'] ?? 1),
  };
}
