import { itemAt } from '../../../types/lookup.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import { type Conventions } from '../../../types/exercise.ts';
import type { GeneticInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';

export interface GeneticRun {
  readonly input: GeneticInput;
  readonly observation: Observation;
  readonly conventions: Conventions;
  readonly generations: readonly (readonly Individual[])[];
  readonly fitness: (individual: Individual) => number;
}

export const fittest = ({ fitness, observation }: GeneticRun, members: readonly Individual[]): Individual =>
  members.reduce(
    (best, each) => (fitness(each) > fitness(best) ? each : best),
    members[0] ?? itemAt(observation.population!, 0),
  );
