import type { Exercise } from '../types/exercise.ts';
import type { GameInput, Input } from '../types/input.ts';
import type { Observation, Plain } from '../types/observation.ts';
import type { Search } from '../reading/search.ts';
import type { Unrolled } from '../reading/unrolled.ts';

/** One completed search of a game, as the checks look at it. */
export interface GameSubject {
  readonly exercise: Exercise;
  readonly input: GameInput;
  readonly unrolled: Unrolled;
  readonly search: Search;
  /** What the entry returned. */
  readonly answer: Plain;
}

/** One run of a local search, of a part or of a whole genetic algorithm, completed or not. */
export interface LocalSubject {
  readonly exercise: Exercise;
  readonly input: Input;
  readonly observation: Observation;
}
