import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import type { Result } from './result.ts';

/** JSON that a case hands to a module. */
export type Parameters = Readonly<Record<string, unknown>>;

/**
 * What an exercise needs of an author's module. Its text is run in the sandbox, before anything is graded,
 * and what was found there takes its place: no engine, judge or page ever meets a module.
 */
export interface ModuleNeed {
  readonly kind: Opened['kind'];
  /** Path in the exercise's folder. */
  readonly path: string;
  /** The file as its user knows it. */
  readonly file: string;
  readonly source: string;
  readonly parameters: Parameters;
  /** How many plies of a game are looked at; null where it is looked at to its end. */
  readonly plies: number | null;
}

/** A position of a game, and where its moves lead: places in the list of positions. */
export interface Position {
  /** Who moves; null at the end of the game. */
  readonly player: PlayerSpec | null;
  readonly isTerminal: boolean;
  /** MAX's, or one a player, at the end of the game; else null. */
  readonly utility: number | readonly number[] | null;
  readonly evaluation: number | null;
  /** Null where they were not asked for: beyond what a search may look at, and at the end of the game. */
  readonly moves: readonly PositionMove[] | null;
}

export interface PositionMove {
  readonly action: string;
  readonly to: number;
  /** Null where nothing is said: 1, or all outcomes of chance equally likely. */
  readonly probability: number | null;
}

/** A game, as far as a search may look: the first position is the start. */
export interface Positions {
  readonly title: string;
  /** Number of players where each has a utility of its own; null for MAX and MIN. */
  readonly players: number | null;
  readonly positions: readonly Position[];
}

/** A problem of local search in full: places in the list of states. The first state is the start. */
export interface ProblemTable {
  readonly title: string;
  /** All of one length, of whole numbers from 0. */
  readonly states: readonly (readonly number[])[];
  readonly values: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

/** What running a module found. */
export type Opened =
  | { readonly kind: 'game'; readonly positions: Positions }
  | { readonly kind: 'problem'; readonly table: ProblemTable };

/** Answers what a module holds, for whoever reads an exercise. */
export interface Authored {
  open(need: ModuleNeed): Result<Opened>;
}

/** Runs modules, each once, and gives what was found in each. */
export type ModuleOpener = (needs: readonly ModuleNeed[]) => Promise<readonly Result<Opened>[]>;
