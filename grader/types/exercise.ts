import type { Cut, Returns } from '../../reference/game.ts';
import type { AgentsSpec } from '../../reference/games/treeSpec.ts';
import type { SkeletonAlgorithm } from '../../mistakes/skeletons/algorithms.ts';
import type { CheckKind } from './checkKinds.ts';
import type { Input } from './input.ts';
import type { FileRule } from './rules.ts';
import type { Language } from './submission.ts';

export { CHECK_KINDS, type CheckKind } from './checkKinds.ts';

/** Searches of games that the grader knows; see `grader/subjects/` for these and all others. */
export type GameAlgorithm = SkeletonAlgorithm;
/** Searches of games that agents may be written in. */
export type AgentAlgorithm = NonNullable<AgentsSpec['algorithm']>;
/** The name of an algorithm: that of one of `SUBJECTS` in `grader/subjects/`. */
export type Algorithm = string;

export const VISIBILITIES = ['student', 'after-due', 'staff'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * Laws that a `law` check can be about, and what each asks for; without a list a check is about all that its
 * algorithm has, which its descriptor says.
 */
export const LAWS = {
  start: 'begins at the initial state',
  moves: 'enters neighbours only, and only such as the algorithm may enter',
  uphill: 'annealing takes every better neighbour that it draws',
  schedule: 'asked with t = 1, 2, 3, … and obeyed',
  stops: 'not sooner and not later than it should',
  returns: 'what is returned',
  restarts: 'the first climb starts at the initial state, each further one from a random state of its own',
  beam: 'the first beam holds the initial state and random ones, each further one the best successors',
  stream: 'draws from the given random numbers only',
  population: 'keeps its size, and reports each generation',
  child: 'what a part or a generation may hold',
  unchanged: 'nothing that was given is changed',
} as const;
export type Law = keyof typeof LAWS;

/** What an `evidence` check tests; each is a hypothesis about how a correct submission chooses. */
export const EVIDENCE_FAMILIES = [
  /** Annealing: proposals uniform over the neighbours, worse ones accepted with probability e^(ΔE/T). */
  'annealing',
  /** Steepest ascent: uniform over the best neighbours. */
  'ties',
  /** First choice: uniform over the better neighbours. */
  'first-choice',
  /** Stochastic hill climbing: over the better neighbours, by the accepted `weights`. */
  'stochastic',
  /** Random restart: starts uniform over all states. */
  'restarts',
  /** Proportional to fitness. */
  'selection',
  /** Uniform over the points of `cutRange`. */
  'crossover',
  /** The mutation rate, uniform over positions and values. */
  'mutation',
  /** Whole genetic runs: children by the likelihood summed over parents, cuts and mutations. */
  'generations',
] as const;
export type EvidenceFamily = (typeof EVIDENCE_FAMILIES)[number];

/**
 * Chance that one correct submission fails any evidence check of an exercise, unless the exercise sets it.
 */
export const DEFAULT_ALPHA = 1e-6;

export interface Conventions {
  readonly cut: readonly Cut[];
  readonly returns: readonly Returns[];
  readonly childOrder: 'any' | 'given';
  readonly generation: 'any' | 'lazy' | 'eager';
  readonly ties: 'any' | 'first' | 'last';
  /** Whether the root's children may be searched once more to find the action. */
  readonly rootResearch: 'allowed' | 'not';
  /** Crossover points of strings of n positions. Absent: both. */
  readonly cutRange?: readonly CutRange[];
  /**
   * Whether one random position of an individual mutates with the rate, or each position by itself. Absent:
   * both.
   */
  readonly mutates?: readonly MutationUnit[];
  /** Whether a mutated position may draw the value that it has. Absent: both. */
  readonly mutationDraws?: readonly MutationDraw[];
  /**
   * Whether one mating may give two children, which stand side by side in the new population. Absent:
   * allowed.
   */
  readonly twoChildren?: 'allowed' | 'not';
  /** What an uphill move is drawn by, in stochastic hill climbing. Absent: both. */
  readonly weights?: readonly MoveWeight[];
  /** Which state a search that may go downhill returns. Absent: both. */
  readonly returned?: readonly Returned[];
  /**
   * Known mistakes that are right here, by their ids, of those that the algorithm lets an exercise accept.
   */
  readonly accepts?: readonly string[];
}

export const CUT_RANGES = ['1..n-1', '1..n'] as const;
export type CutRange = (typeof CUT_RANGES)[number];
export const MUTATION_UNITS = ['individual', 'position'] as const;
export type MutationUnit = (typeof MUTATION_UNITS)[number];
export const MUTATION_DRAWS = ['another', 'any'] as const;
export type MutationDraw = (typeof MUTATION_DRAWS)[number];
export const MOVE_WEIGHTS = ['uniform', 'gain'] as const;
export type MoveWeight = (typeof MOVE_WEIGHTS)[number];
export const RETURNED = ['current', 'best'] as const;
export type Returned = (typeof RETURNED)[number];

export interface Limits {
  /** Units of work for one call of the entry. */
  readonly fuel: number;
  /** Questions to the host for one call. */
  readonly calls: number;
  readonly memoryMB: number;
  /** How much of what one call prints is kept; printing 16 times as much stops the run. */
  readonly outputKB: number;
  /** Backstop by the wall clock for one call of the entry, machine-dependent. */
  readonly wallSeconds: number;
}

/** One input, or a seeded batch of them, that a check looks at. A case passes when all its inputs do. */
export interface Case {
  readonly id: string;
  /** The mistake that the case is meant to catch, in words. */
  readonly description: string;
  /** Known mistakes that it tells from every correct program, by their ids. */
  readonly catches?: readonly string[];
  readonly inputs: readonly Input[];
  /** The file the input came from, relative to the exercise; null for generated inputs. */
  readonly file: string | null;
  /** The author's modules that the inputs were made by, relative to the exercise; absent without any. */
  readonly modules?: readonly string[];
}

export interface Check {
  readonly id: string;
  readonly title: string;
  readonly kind: CheckKind;
  /** Exact: an integer or a fraction such as `7/3`. */
  readonly points: string;
  readonly visibility: Visibility;
  /** `share`: cases share the points equally. `all`: all or nothing. */
  readonly credit: 'share' | 'all';
  /** Where cases share the points: how many must pass before any of them earns its share. Absent: 1. */
  readonly atLeast?: number;
  readonly cases: readonly Case[];
  /** Of an exercise on agents, always: which class the check is about. */
  readonly agent?: AgentAlgorithm;
  /** Of a `law` check; absent: all of its algorithm's. */
  readonly laws?: readonly Law[];
  /** Of an `evidence` check, always. */
  readonly family?: EvidenceFamily;
  /** Of an `evidence` check: its part of alpha, relative to the others'; absent: 1. */
  readonly weight?: number;
}

/** A checked exercise, ready to grade with. */
export interface Exercise {
  readonly slug: string;
  readonly title: string;
  /** Absolute path of its folder. */
  readonly folder: string;
  readonly algorithm: Algorithm;
  /** Name of the function that students write. */
  readonly entry: string;
  /** Name of the file that students write, per language. */
  readonly files: Readonly<Partial<Record<Language, string>>>;
  readonly languages: readonly Language[];
  /** What runs a submission in the language `command`, with its arguments. */
  readonly command?: readonly string[];
  readonly conventions: Conventions;
  readonly limits: Limits;
  /** Absent: `DEFAULT_ALPHA`. Split over the evidence checks by their weights. */
  readonly alpha?: number;
  readonly checks: readonly Check[];
  /** On files that are handed in; absent where there are none. */
  readonly rules?: readonly FileRule[];
  /** Exact points of checks that were left out of a student kit. */
  readonly notShown?: string;
  /** Mistakes that it promises to catch. */
  readonly mustCatch: readonly string[];
  /** For a choice, the size from which on it promises to notice leanings. */
  readonly notices?: Readonly<Record<string, number>>;
  /** Markdown. */
  readonly handout: string;
  /** SHA-256 over everything that decides a verdict, hex. */
  readonly hash: string;
}
