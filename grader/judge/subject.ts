import type { Exercise } from '../types/exercise.ts';
import type { GameInput, LocalInput } from '../types/input.ts';
import type { Observation, Plain } from '../types/observation.ts';
import type { Search } from './reading/search.ts';
import type { Unrolled } from './reading/unrolled.ts';

/** One completed search of a game, as the checks look at it. */
export interface GameSubject {
  readonly exercise: Exercise;
  readonly input: GameInput;
  readonly unrolled: Unrolled;
  readonly search: Search;
  /** What the entry returned. */
  readonly answer: Plain;
}

/** One run of a local search, completed or not. */
export interface LocalSubject {
  readonly exercise: Exercise;
  readonly input: LocalInput;
  readonly observation: Observation;
}
