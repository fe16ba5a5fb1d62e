import type { Limits } from './exercise.ts';
import type { Input } from './input.ts';
import type { LimitKind, Observation } from './observation.ts';
import type { Language, Program, Spoken } from './submission.ts';

/** One instance's worth of work: the program is loaded once, its entry called on each input in turn. */
export interface Job {
  readonly program: Program;
  readonly inputs: readonly Input[];
  readonly limits: Limits;
  /** What all inputs together may take; absent: what each may, so many times. */
  readonly allowance?: Allowance;
  /** Whether observations say from where each question was asked, which takes longer. */
  readonly watched?: true;
}

/** Units of work that are left to a submission. */
export interface Allowance {
  /** What each run may take, whatever others took. */
  readonly part: number;
  /** For what any of the runs takes beyond that. */
  readonly runs: number;
  /** For loading its files, which each job does, and again after each trap. */
  readonly loading: number;
  /** What ended the last run before that did not end by itself. */
  readonly lastLimit?: LimitKind;
}

/**
 * Runs submissions. One idea for every language: JavaScript, Python and native commands implement it.
 *
 * `observe` gives one observation an input, in order. All inputs of a job share one instance, which is
 * replaced after any trap (limit, crash); jobs never share anything. It does not reject for anything a
 * submission does; a fault of our own is an observation of kind `fault`.
 */
export interface Engine {
  readonly languages: readonly Language[];
  /** Whether work is metered: if so, a time limit is never the student's fault. */
  readonly metered: boolean;
  /** Whether submissions can draw where nobody sees it, as programs of this machine can. */
  readonly hidesDraws?: true;
  observe(job: Job): Promise<Observation[]>;
  /**
   * Starts what takes time to start, so that it is ready when there is work. Engines that start at once need
   * none.
   */
  warm?(): void;
  close(): Promise<void>;
}

/** The engines of one process, or of one page. */
export interface Engines {
  /** The engine that runs a language, or null when there is none. */
  for(language: Language): Engine | null;
  close(): Promise<void>;
}

/** What judging must know of how a submission runs. */
export interface Setting extends Pick<Engine, 'metered'> {
  /** What it is written in, for the words to whoever wrote it; absent: as if it were JavaScript. */
  readonly language?: Spoken;
}

/**
 * Asks for one more observation, in a fresh instance; `limits` are the exercise's unless lower ones are
 * given.
 */
export type Probe = (input: Input, limits?: Limits) => Promise<Observation>;
