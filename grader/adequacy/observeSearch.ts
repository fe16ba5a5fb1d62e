import type { PlayedGame } from '../../reference/mistakes/played.ts';
import { HostError, LimitReached } from '../observe/host/errors.ts';
import { type GameRun, openRun, recordOf } from '../observe/host/run.ts';
import type { Limits } from '../types/exercise.ts';
import type { GameInput } from '../types/input.ts';
import type { Observation, Outcome, Plain } from '../types/observation.ts';

/** A search of ours that stands where a student's would: variants and mistakes in `reference/`. */
export type SearchEntry = (game: PlayedGame, root: number) => unknown;

/**
 * One call of a trusted search, observed through the real host but without a sandbox. It has no meter of work: an
 * endless one must at least ask questions to be stopped.
 */
export function observeSearch(entry: SearchEntry, input: GameInput, limits: Pick<Limits, 'calls'>): Observation {
  const run = openRun(input, limits.calls) as GameRun;
  const outcome = outcomeOf(() => entry(playedGame(run), run.game.start));
  return { outcome, ...recordOf(run), output: { text: '', bytes: 0 }, fuel: null };
}

function playedGame({ game }: GameRun): PlayedGame {
  return {
    depthLimit: game.depthLimit,
    player: (state) => game.player(state),
    actions: (state) => [...game.actions(state)],
    result: (state, action) => game.result(state, action),
    isTerminal: (state) => game.isTerminal(state),
    utility: (state) => game.utility(state),
    evaluate: (state) => game.evaluate(state),
    probability: (state, action) => game.probability(state, action),
  };
}

function outcomeOf(call: () => unknown): Outcome {
  try {
    return { kind: 'returned', value: call() as Plain };
  } catch (error) {
    if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit };
    if (error instanceof HostError || error instanceof Error) return { kind: 'threw', error: { name: error.name, message: error.message, frames: [] } };
    throw error;
  }
}
