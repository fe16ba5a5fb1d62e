import { observeTrusted } from '../../grader/observe/host/observeTrusted.ts';
import type { GivenProblem } from '../../mistakes/correct/local/api.ts';
import type { Engine } from '../../grader/types/engine.ts';
import type { Limits } from '../../grader/types/exercise.ts';
import type { Input } from '../../grader/types/input.ts';
import type { Observation } from '../../grader/types/observation.ts';

/** The game as students see it. */
export interface StudentGame {
  player(state: number): string;
  actions(state: number): string[];
  result(state: number, action: string): number;
  isTerminal(state: number): boolean;
  utility(state: number): number;
  evaluate(state: number): number;
  probability(state: number, action: string): number;
  readonly depthLimit: number;
}

export type StudentProblem = GivenProblem;
export type LocalEntry = (problem: StudentProblem) => unknown;
export type GameEntry = (game: StudentGame, state: number) => unknown;
/** Loads a trusted program afresh: what it closes over is what an instance keeps between calls. */
export type Load = () => GameEntry | LocalEntry;

/**
 * The engine for functions that we wrote ourselves: the same host, no sandbox. It has no meter of work, so an
 * endless loop must at least ask questions to be stopped.
 */
export function inProcessEngine(load: Load): Engine {
  return {
    languages: ['javascript'],
    metered: false,
    async observe({ inputs, limits }) {
      let entry = load();
      return inputs.map((input) => {
        const observation = observeFunction(entry, input, limits);
        if (observation.outcome.kind === 'limit') entry = load();
        return observation;
      });
    },
    async close() {},
  };
}

/** One call of a trusted function, observed through the real host. */
export function observeFunction(
  entry: GameEntry | LocalEntry,
  input: Input,
  limits: Pick<Limits, 'calls'> = { calls: 2_000_000 },
): Observation {
  return observeTrusted(entry, input, limits);
}
