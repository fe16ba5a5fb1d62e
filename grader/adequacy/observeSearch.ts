import type { PlayedGame } from '../../mistakes/skeletons/played.ts';
import { outcomeOf } from '../observe/host/observeLocal.ts';
import { type GameRun, openRun, recordOf } from '../observe/host/run.ts';
import type { Limits } from '../types/exercise.ts';
import type { GameInput } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';

/** A search of ours that stands where a student's would: variants and mistakes in `reference/`. */
export type SearchEntry = (game: PlayedGame, root: number) => unknown;

/**
 * One call of a trusted search, observed through the real host but without a sandbox. It has no meter of
 * work: an endless one must at least ask questions to be stopped.
 */
export function observeSearch(
  entry: SearchEntry,
  input: GameInput,
  limits: Pick<Limits, 'calls'>,
): Observation {
  const run = openRun(input, limits.calls) as GameRun;
  const outcome = outcomeOf(() => answerOf(entry(playedGame(run), run.game.start), run));
  return { outcome, ...recordOf(run), output: { text: '', bytes: 0 }, fuel: null };
}

/** Agents hand in the action alone. */
const answerOf = (answer: unknown, { agents }: GameRun): unknown =>
  agents === null ? answer : (answer as { readonly action: unknown }).action;

function playedGame({ game, agents }: GameRun): PlayedGame {
  return {
    depthLimit: game.depthLimit,
    player: (state) => game.player(state),
    actions: (state) => [...game.actions(state)],
    result: (state, action) => game.result(state, action),
    isTerminal: (state) => game.isTerminal(state),
    // Agents know one question only about what a state is worth.
    utility: (state) => (agents === null ? game.utility(state) : game.evaluate(state)),
    evaluate: (state) => game.evaluate(state),
    probability: (state, action) => game.probability(state, action),
    ...(agents === null
      ? {}
      : { agents: { count: agents.count, isWin: (state: number) => agents.isWin(state) } }),
  };
}
