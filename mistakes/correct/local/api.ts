/**
 * Local search as students write it: what their functions are called with. Correct programs and
 * mistakes are written to it, so that they can stand where a submission stands.
 */
import type { Draws } from '../../../reference/random.ts';

export type State = number[];

export interface GivenProblem {
  readonly initial: State;
  neighbours(state: readonly number[]): State[];
  value(state: readonly number[]): number;
  randomState(): State;
}

/** What a run asks for; each search reads the options that its exercise names. */
export interface Options {
  /** Most sideways moves in a row. */
  readonly sideways?: number;
  /** Most climbs. */
  readonly restarts?: number;
  /** A value at which to stop. */
  readonly goal?: number;
  /** Local beam: states in the beam, and most steps. */
  readonly k?: number;
  readonly steps?: number;
  /** Genetic algorithms: a position takes 0 to values − 1; the chance of a mutation; when to stop. */
  readonly values?: number;
  readonly mutationRate?: number;
  /** The chance that parents are crossed at all; 1 if absent. */
  readonly crossoverRate?: number;
  readonly generations?: number;
  readonly fitEnough?: number;
  readonly onGeneration?: (population: State[]) => void;
}

export type Schedule = (t: number) => number;
export type Fitness = (individual: readonly number[]) => number;

export type Search = (problem: GivenProblem, random: Draws, options: Options) => unknown;
export type Annealing = (
  problem: GivenProblem,
  schedule: Schedule,
  random: Draws,
  options: Options,
) => unknown;
export type Selection = (population: State[], fitness: Fitness, random: Draws) => unknown;
export type Reproduction = (x: State, y: State, random: Draws) => unknown;
export type Mutation = (child: State, random: Draws, options: Options) => unknown;
export type Genetic = (population: State[], fitness: Fitness, random: Draws, options: Options) => unknown;
