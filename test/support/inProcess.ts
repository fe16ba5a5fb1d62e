import { observeLocal, outcomeOf } from '../../grader/observe/host/observeLocal.ts';
import { type GameRun, openRun, recordOf } from '../../grader/observe/host/run.ts';
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
  if (input.kind !== 'game') return observeLocal(entry, input, limits);
  const run = openRun(input, limits.calls) as GameRun;
  const outcome = outcomeOf(() => (entry as GameEntry)(gameOf(run), 0));
  return { outcome, ...recordOf(run), output: { text: '', bytes: 0 }, fuel: null };
}

function gameOf({ game }: GameRun): StudentGame {
  return {
    player: (state) => game.player(state),
    actions: (state) => [...game.actions(state)],
    result: (state, action) => game.result(state, action),
    isTerminal: (state) => game.isTerminal(state),
    utility: (state) => game.utility(state),
    evaluate: (state) => game.evaluate(state),
    probability: (state, action) => game.probability(state, action),
    depthLimit: game.depthLimit,
  };
}
