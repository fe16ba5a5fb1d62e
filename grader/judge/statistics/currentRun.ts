import type { Input } from '../../types/input.ts';

/** A run that was made before, made again on the same input with other draws. */
export interface Repeated {
  /** Its number among the runs of the test. */
  readonly run: number;
  readonly input: Input;
}

/** The run that is being consumed: `openFamily` sets it before each. */
export interface CurrentRun {
  /** The case that it is of. */
  key: string;
  /** Its number, from 0. */
  run: number;
  /** The number of the run that it repeats with other draws; null for any other. */
  echoOf: number | null;
  /** The seed of that run, or its own. */
  seed: number;
}

export const noRunYet = (): CurrentRun => ({ key: '', run: -1, echoOf: null, seed: 0 });

export function beginRun(current: CurrentRun, input: Input, repeated: Repeated | null): void {
  const first = repeated?.input ?? input;
  current.key = caseOf(first);
  current.run += 1;
  current.echoOf = repeated?.run ?? null;
  current.seed = first.seed ?? 0;
}

/**
 * What the runs of a case share, and those of another do not: all of an input but its seed and its starting
 * population.
 */
export function caseOf(input: Input): string {
  switch (input.kind) {
    case 'local':
      return JSON.stringify([input.problem, input.options, input.schedule]);
    case 'genetic':
      return JSON.stringify([input.fitness, input.options]);
    case 'part':
      return JSON.stringify({ ...input, seed: 0 });
    case 'game':
      return '';
  }
}
