import type { AgentsSpec } from '../../../reference/games/treeSpec.ts';
import type { AgentAlgorithm } from '../../types/exercise.ts';

/**
 * A tree case as courses' graders have them, in two files: `.test` with a game of named states, `.solution`
 * with what a correct agent does. A state may be the successor of several.
 */
export interface TreeCase {
  readonly algorithm: AgentAlgorithm;
  /** Rounds to search; a round is a move of each agent. */
  readonly depth: number;
  readonly agents: number;
  readonly start: string;
  readonly winStates: readonly string[];
  readonly loseStates: readonly string[];
  /** In the order of the file, which among those of one state is the order of its actions. */
  readonly successors: readonly Successor[];
  readonly evaluation: ReadonlyMap<string, number>;
  /** A drawing in text, for people; null when there is none. */
  readonly diagram: string | null;
  readonly expected: NonNullable<AgentsSpec['expected']> | null;
}

export interface Successor {
  readonly state: string;
  readonly action: string;
  readonly next: string;
}

/**
 * Where in its test file a part of a case stands: a field by its name, or a successor. `line 3`, or nothing
 * where that is not known.
 */
export type PlaceOf = (part: string | Successor) => string;

/** The one kind of case that is a tree. */
export const TREE_CASE_CLASS = 'GraphGameTreeTest';
