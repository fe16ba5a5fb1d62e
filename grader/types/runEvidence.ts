import type { Options, ProblemSpec } from './input.ts';
import type { Plain } from './observation.ts';
import type { ScheduleSpec } from './schedule.ts';

/** What a run was asked for: with it, a correct search can be run beside one that breaks a law. */
export interface RunSearch {
  readonly algorithm: string;
  readonly options: Options;
  readonly schedule?: ScheduleSpec;
}

export interface RunEvidence {
  readonly kind: 'run';
  readonly problem: ProblemSpec;
  readonly seed: number;
  /** The states that the search made its current one, in order. */
  readonly states: readonly (readonly number[])[];
  /** Their objective values. */
  readonly values: readonly number[];
  readonly returned?: Plain;
  /** Step that breaks the law: index into `states`. */
  readonly brokenAt?: number;
  /** Where a law is broken; not in older results. */
  readonly search?: RunSearch;
  /** Annealing: the temperature at which each state was left, as long as the list of states. */
  readonly temperatures?: readonly number[];
  /**
   * Proposals that were seen and not accepted: the index of the state they were made at, what they were (not
   * in older results), and their value.
   */
  readonly rejected?: readonly {
    readonly at: number;
    readonly state?: readonly number[];
    readonly value: number;
  }[];
  /**
   * Annealing: the number that was drawn to decide on the proposal at each state, null where none was seen;
   * as long as the list of states.
   */
  readonly drawn?: readonly (number | null)[];
  /** Indices into `states` at which a climb starts, where there are several. */
  readonly starts?: readonly number[];
  /** Local beam: the number of the beam that each state is in, as long as the list of states. */
  readonly beams?: readonly number[];
}

/** The runs of a case that passed, beside the reference's with the same seeds. */
export interface RunsEvidence {
  readonly kind: 'runs';
  readonly problem: ProblemSpec;
  /** In the order of the case: how many times the current state changed, and the value at the end. */
  readonly runs: readonly { readonly seed: number; readonly steps: number; readonly value: number }[];
  readonly reference: readonly { readonly seed: number; readonly steps: number; readonly value: number }[];
}

/** A run of a genetic algorithm, generation by generation; the first population is generation 0. */
export interface GenerationsEvidence {
  readonly kind: 'generations';
  readonly problem: ProblemSpec;
  readonly seed: number;
  readonly generations: readonly {
    readonly size: number;
    readonly best: number;
    readonly mean: number;
    readonly worst: number;
    readonly different: number;
  }[];
  /** The fittest individual of the last generation. */
  readonly fittest: readonly number[];
  /** Generations with all their members, from the one of that number on; as many as are worth showing. */
  readonly populations?: {
    readonly from: number;
    readonly members: readonly (readonly (readonly number[])[])[];
  };
  readonly returned?: Plain;
  /** Index into `generations`. */
  readonly brokenAt?: number;
  /** Where a law is broken; not in older results. */
  readonly search?: RunSearch;
}
