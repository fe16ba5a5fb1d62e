import type { SearchTraits, SkeletonAlgorithm } from '../../mistakes/skeletons/algorithms.ts';
import type { CorrectProgram } from '../../mistakes/correct/correctProgram.ts';
import type { LocalBank } from '../../mistakes/local/localBank.ts';
import type { Taught } from '../../mistakes/local/taught.ts';
import type { Leaning } from '../../mistakes/leanings/leaning.ts';
import type { AgentAlgorithm, CheckKind, EvidenceFamily, Law } from '../types/exercise.ts';
import type { PartInput } from '../types/input.ts';
import type { TrustedProgram } from '../types/trusted.ts';

/**
 * All that the grader knows of one algorithm. Each has a file in this room, which is the only place that
 * says its name: the other rooms ask what a subject can do, and never which it is.
 */
export type Subject = SearchSubject | AgentsSubject | RunSubject;

interface Named {
  /** As exercises name it. */
  readonly name: string;
  /** What can be checked of it. */
  readonly checks: readonly CheckKind[];
}

/** A search of a game, which returns a value and an action. */
export interface SearchSubject extends Named, SearchTraits {
  readonly kind: 'game';
  readonly name: SkeletonAlgorithm;
  /** What its answer is called. */
  readonly valueName: string;
  /** The class that it is written in, in an exercise on agents; null where it is not. */
  readonly agentClass: AgentClass | null;
}

export interface AgentClass {
  readonly name: string;
  readonly algorithm: AgentAlgorithm;
}

/** A file of agents' classes: each check is about one class, and so about one search of games. */
export interface AgentsSubject extends Named {
  readonly kind: 'agents';
}

/** A randomised search, or a part of one, judged by the laws of its runs and by how it chooses. */
export interface RunSubject extends Named, LocalBank<TrustedProgram> {
  readonly kind: 'runs';
  /** What a run file must hold. */
  readonly input: RunNeeds;
  /** How its runs are read, which decides by which laws they are judged. */
  readonly reading: RunReading;
  readonly laws: readonly Law[];
  /** What it chooses at random. */
  readonly families: readonly EvidenceFamily[];
  /** Correct programs in many styles; the first is the plainest. */
  readonly variants: readonly CorrectProgram<TrustedProgram>[];
  /**
   * More of them, put together from choices of style: exercises are measured with these too, and nothing else
   * needs so many.
   */
  readonly styles?: readonly CorrectProgram<TrustedProgram>[];
  /** Mistakes that are right in some courses, which an exercise may accept. */
  readonly taught: readonly Taught<TrustedProgram>[];
  /** Programs whose choices lean, in directions that no test knows. */
  readonly leanings: readonly Leaning<TrustedProgram>[];
}

export type RunNeeds =
  | { readonly kind: 'local'; readonly hasSchedule: boolean }
  | { readonly kind: 'part'; readonly part: PartInput['part'] }
  | { readonly kind: 'genetic' };

/**
 * - `climb`: one state, from which it enters a best neighbour, a better one, or the first better one drawn.
 * - `restarts`: climbs to a best neighbour, one after the other. `anneal`: may enter any neighbour, by
 *   chance.
 * - `beam`: several states at once. `part`: calls of a part. `generations`: populations.
 */
export type RunReading =
  | { readonly as: 'climb'; readonly enters: ClimbRule }
  | { readonly as: 'restarts' }
  | { readonly as: 'anneal' }
  | { readonly as: 'beam' }
  | { readonly as: 'part' }
  | { readonly as: 'generations' };

/** Which neighbours a climb may enter. */
const CLIMB_RULES = ['best', 'better', 'first-better'] as const;
export type ClimbRule = (typeof CLIMB_RULES)[number];
