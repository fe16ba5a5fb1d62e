import type { Limits } from './exercise.ts';
import type { Input } from './input.ts';
import type { Observation } from './observation.ts';

/** A function of ours that stands where a student's would: a correct program, or a known mistake. */
export type TrustedProgram = (...args: never[]) => unknown;

/** Observes one call of a trusted program, for rooms that may not know how; see `observeTrusted`. */
export type ObserveTrusted = (
  program: TrustedProgram,
  input: Input,
  limits: Pick<Limits, 'calls'>,
) => Observation;
