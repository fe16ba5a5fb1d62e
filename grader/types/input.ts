import type { Tree } from '../../reference/games/tree.ts';
import type { KnapsackSpec, OneMaxSpec, ProblemSpec, QueensSpec } from './problems.ts';
import type { ScheduleSpec } from './schedule.ts';

export type * from './problems.ts';

/** What a submission's entry function is called on: plain data that can be cloned to a worker. */
export type Input = GameInput | LocalInput | PartInput | GeneticInput;

/** Games that cases can name; their states are non-negative integers on the host side. */
export type GameSpec = { readonly name: 'tree'; readonly tree: Tree } | { readonly name: 'tic-tac-toe' };

export interface GameInput {
  readonly kind: 'game';
  readonly game: GameSpec;
  /** Plies to search, chance included; Infinity if none. */
  readonly depthLimit: number;
  /**
   * For agents that move in turn, how many there are: a ply is a move of one, and `depthLimit` a multiple of
   * their number.
   */
  readonly agents?: number;
  /** Where the search says what it holds and may be stopped at any time; absent where it answers once. */
  readonly anytime?: Anytime;
  /** Of the stream that the search may draw from; 1 unless given. */
  readonly seed?: number;
}

/** How a search is stopped that holds a move at any time. */
export interface Anytime {
  /** Questions after which it is; null where it is left to end. */
  readonly questions: number | null;
}

/**
 * Handed to the entry as `options`. What each algorithm reads is in its handout; `OPTIONS` lists what the
 * judge reads.
 */
export type Options = Readonly<Record<string, number | string | boolean>>;

/**
 * Options that the judge knows, all optional.
 * - hill climbing: `sideways`, how many sideways moves in a row are allowed (0).
 * - first choice: `tries`, how many neighbours may be drawn at one state before giving up (no limit).
 * - random restart: `restarts`, how many climbs at most; `goal`, the value at which to stop.
 * - simulated annealing: `goal`, as above; without it, only the schedule ends the search.
 *   `stepsPerTemperature`, how many steps are made at each (1). `ownCooling`: the search may work out the
 *   schedule's temperatures by itself.
 * - local beam: `k`, `steps`, `goal`.
 * - genetic algorithm: `mutationRate`, `values` (a position takes 0 to values − 1), `generations`,
 *   `fitEnough`; `crossoverRate`, the chance that parents are crossed at all, and their child is no copy (1).
 */
export const OPTIONS = [
  'sideways',
  'tries',
  'restarts',
  'goal',
  'stepsPerTemperature',
  'ownCooling',
  'k',
  'steps',
  'mutationRate',
  'crossoverRate',
  'values',
  'generations',
  'fitEnough',
] as const;

export interface LocalInput {
  readonly kind: 'local';
  readonly problem: ProblemSpec;
  readonly seed: number;
  readonly options: Options;
  /** Simulated annealing: handed to the entry as the function `schedule(t)`. */
  readonly schedule?: ScheduleSpec;
  /** States have one number more at their end, how many moves led to them: no state comes twice on a way. */
  readonly countsMoves?: true;
}

/** The parts of a genetic algorithm that can be called by themselves. */
export const PARTS = ['randomSelection', 'reproduce', 'mutate'] as const;

/**
 * One of the parts of a genetic algorithm, called again and again in one instance, each time on fresh copies.
 *
 * The returned value is the list of the `repeat` answers, in order. `script`: numbers in [0, 1) that the
 * stream gives before those of the seed. `number()` gives the next as it is; `integer(low, high)` gives low +
 * floor(next · (high − low + 1)), and `choice` likewise.
 */
export type PartInput = SelectionInput | ReproduceInput | MutateInput;

interface Repeated {
  readonly kind: 'part';
  readonly seed: number;
  readonly repeat: number;
  readonly script?: readonly number[];
}

/** `randomSelection(population, fitness, random)` → an individual. */
export interface SelectionInput extends Repeated {
  readonly part: 'randomSelection';
  readonly population: readonly (readonly number[])[];
  /** Of each individual, not negative; equal individuals are equally fit. */
  readonly fitness: readonly number[];
}

/** `reproduce(x, y, random)` → a child. */
export interface ReproduceInput extends Repeated {
  readonly part: 'reproduce';
  readonly parents: readonly [readonly number[], readonly number[]];
}

/** `mutate(child, random, options)` → a child. */
export interface MutateInput extends Repeated {
  readonly part: 'mutate';
  readonly child: readonly number[];
  /** `mutationRate`, `values`. */
  readonly options: Options;
}

/**
 * `geneticAlgorithm(population, fitness, random, options)`, with `options.onGeneration(population)` beside
 * `options`.
 */
export interface GeneticInput {
  readonly kind: 'genetic';
  /** The first population, or its size, to be drawn from the seed. */
  readonly population: readonly (readonly number[])[] | number;
  /** Weighed by `fitnessOf` in `content/localProblem.ts`: never negative. */
  readonly fitness: QueensSpec | OneMaxSpec | KnapsackSpec;
  readonly options: Options;
  readonly seed: number;
}
