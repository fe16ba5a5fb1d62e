import type { ProblemTable } from './authored.ts';

/**
 * Problems that run files can name. A state is a list of integers; an `initial` of null is drawn from the
 * seed.
 */
export type ProblemSpec =
  | QueensSpec
  | LandscapeSpec
  | TourSpec
  | OneMaxSpec
  | KnapsackSpec
  | ColouringSpec
  | PartitioningSpec
  | MaxSatSpec
  | TimetableSpec
  | OwnProblemSpec;

export interface QueensSpec {
  readonly name: 'n-queens';
  readonly n: number;
  /** Row of the queen in each column, rows from 0. */
  readonly initial: readonly number[] | null;
}

/** Places with an elevation. A state is `[column]` where there is one row, else `[row, column]`. */
export interface LandscapeSpec {
  readonly name: 'landscape';
  /** Elevations, row by row; all rows have one length. */
  readonly elevation: readonly (readonly number[])[];
  readonly initial: readonly number[] | null;
}

/** A shortest closed tour. A state is the cities in the order of visit; its value is minus its length. */
export interface TourSpec {
  readonly name: 'tour';
  /** Symmetric, whole numbers, 0 from a city to itself. */
  readonly distances: readonly (readonly number[])[];
  /** A neighbour exchanges the cities at two places, or reverses the stretch between them. */
  readonly moves: 'swap' | 'reverse';
  readonly initial: readonly number[] | null;
}

/** As many ones as can be. A state is `n` bits. */
export interface OneMaxSpec {
  readonly name: 'one-max';
  readonly n: number;
  readonly initial: readonly number[] | null;
}

/** A state has a bit an item; too heavy a choice is worth how far it is too heavy, below 0. */
export interface KnapsackSpec {
  readonly name: 'knapsack';
  readonly items: readonly { readonly weight: number; readonly worth: number }[];
  readonly capacity: number;
  readonly initial: readonly number[] | null;
}

/** A colour for each of `n` vertices, so that few edges join two of one colour. */
export interface ColouringSpec {
  readonly name: 'graph-colouring';
  readonly n: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly colours: number;
  readonly initial: readonly number[] | null;
}

/** Two heaps of numbers, whose sums are near to each other. */
export interface PartitioningSpec {
  readonly name: 'number-partitioning';
  readonly numbers: readonly number[];
  readonly initial: readonly number[] | null;
}

/** `n` variables and clauses of literals, as DIMACS numbers them, of which few are false. */
export interface MaxSatSpec {
  readonly name: 'max-sat';
  readonly n: number;
  readonly clauses: readonly (readonly number[])[];
  readonly initial: readonly number[] | null;
}

/** A slot for each event, so that no group has to be at two at once and each has a room. */
export interface TimetableSpec {
  readonly name: 'timetable';
  readonly events: readonly { readonly name: string; readonly groups: readonly string[] }[];
  readonly slots: number;
  readonly rooms: number;
  readonly initial: readonly number[] | null;
}

/** A problem of an author's own: its states, as the sandbox found them in the module. */
export interface OwnProblemSpec {
  readonly name: 'module';
  /** Path of the module in the exercise's folder. */
  readonly module: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Absent before the module was run, and where only the start and what came of it are told. */
  readonly table?: ProblemTable;
  readonly initial: readonly number[] | null;
}
