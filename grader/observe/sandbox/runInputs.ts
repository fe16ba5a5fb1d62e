import type { Allowance, Job } from '../../types/engine.ts';
import type { Input } from '../../types/input.ts';
import type { LimitKind, Observation } from '../../types/observation.ts';
import { fuelFor, leftAfter } from './allowance.ts';
import { observationOfOutcome } from './task.ts';

/** The files of a submission, loaded. */
export interface Loaded {
  /** What happened if there is nothing to call. */
  readonly failure: Observation | null;
  /** Units of work that loading took. */
  readonly loading: number;
  /** Calls the entry within so many units of work. */
  readonly call: (input: Input, fuel: number) => Observation;
  /** Whether the last call has left nothing to go on with. */
  readonly isLost: () => boolean;
  /** How much memory has been added to what there was at first, in bytes. */
  readonly memory: () => number;
}

/** Memory that has grown and is lost: so many bytes of it for a unit of work. */
const BYTES_PER_UNIT = 6;

const UNBOUNDED: Allowance = { part: 0, runs: Infinity, loading: Infinity };

/** In place of a run for which nothing is left, after one that was ended by this limit. */
const spent = (limit: LimitKind): Observation => ({
  ...observationOfOutcome({ kind: 'limit', limit, isTotal: true }),
  fuel: 0,
});

/**
 * Calls a submission on each of the inputs, within what each call may take and what is left for all of them.
 * An observation for each, in order.
 */
export function runInputs<L extends Loaded>(
  { inputs, limits, allowance = UNBOUNDED }: Pick<Job, 'inputs' | 'limits' | 'allowance'>,
  first: L,
  again: () => L,
  emit: (observation: Observation) => void,
): L {
  let left = allowance;
  let loaded = first;
  let loading = first.loading;
  let limit: LimitKind = allowance.lastLimit ?? 'work';
  for (const input of inputs) {
    const fuel = fuelFor(left, limits.fuel);
    const mayRun = fuel > 0 && (left.loading >= loading || loading === 0);
    if (mayRun && loaded.failure === null && loaded.isLost()) {
      loaded = again();
      ({ loading } = loaded);
    }
    // What does not load does not load twice: every input gets the same observation.
    const failure = loaded.failure && { ...loaded.failure, fuel: 0 };
    const observation: Observation = failure ?? (mayRun ? called(loaded, input, fuel) : spent(limit));
    const told: Observation = { ...observation, ...(loading > 0 && { loading }) };
    if (fuel < limits.fuel) emit(endedByTotal(told, limit));
    else {
      emit(told);
      if (told.outcome.kind === 'limit') ({ limit } = told.outcome);
    }
    left = leftAfter(left, [told]);
    loading = 0;
  }
  return loaded;
}

function called({ call, isLost, memory }: Loaded, input: Input, fuel: number): Observation {
  const observation = call(input, fuel);
  if (!isLost()) return observation;
  return { ...observation, restoring: Math.ceil(memory() / BYTES_PER_UNIT) };
}

/** What little work was left hides which limit it would have met: it counts as that of the runs before. */
const endedByTotal = (observation: Observation, limit: LimitKind): Observation =>
  observation.outcome.kind === 'limit' && observation.outcome.limit === 'work'
    ? { ...observation, outcome: { ...observation.outcome, limit, isTotal: true } }
    : observation;
