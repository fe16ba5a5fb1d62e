import type { Allowance, Job } from '../../types/engine.ts';
import type { Input } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import { leftAfter } from './allowance.ts';
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
  /** How large the memory is that is lost then, in bytes. */
  readonly memory: () => number;
}

/** A memory that is lost is put back, or another one made: so many bytes of it for a unit of work. */
const BYTES_PER_UNIT = 8;

const UNBOUNDED: Allowance = { runs: Infinity, loading: Infinity };

/** In place of a run for which nothing is left. */
const SPENT: Observation = {
  ...observationOfOutcome({ kind: 'limit', limit: 'work', isTotal: true }),
  fuel: 0,
};

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
  for (const input of inputs) {
    const fuel = Math.min(limits.fuel, left.runs);
    const mayRun = fuel > 0 && (left.loading >= loading || loading === 0);
    if (mayRun && loaded.failure === null && loaded.isLost()) {
      loaded = again();
      ({ loading } = loaded);
    }
    // What does not load does not load twice: every input gets the same observation.
    const failure = loaded.failure && { ...loaded.failure, fuel: 0 };
    const observation = failure ?? (mayRun ? called(loaded, input, fuel) : SPENT);
    const told = { ...observation, ...(loading > 0 && { loading }) };
    emit(fuel < limits.fuel ? endedByTotal(told) : told);
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

const endedByTotal = (observation: Observation): Observation =>
  observation.outcome.kind === 'limit' && observation.outcome.limit === 'work'
    ? { ...observation, outcome: { ...observation.outcome, isTotal: true } }
    : observation;
