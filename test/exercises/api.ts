import type { Game, Player } from '../../reference/game.ts';
import { treeGame } from '../../reference/games/tree.ts';
import { ticTacToe } from '../../reference/games/ticTacToe.ts';
import type { GameInput } from '../../grader/types/input.ts';

/** The game as students see it, with the questions of a search written down. */
export interface WatchedGame {
  player(state: number): Player;
  actions(state: number): string[];
  result(state: number, action: string): number;
  isTerminal(state: number): boolean;
  utility(state: number): number;
  evaluate(state: number): number;
  probability(state: number, action: string): number;
  readonly depthLimit: number;
}

/** What a search reports. `unknown`, because a mistaken one may answer with anything. */
export interface Answer {
  value: unknown;
  action: unknown;
  /** Of a search for all best actions. */
  actions?: unknown;
}
export type Search = (game: WatchedGame, state: number) => Answer;

/** What one run shows from outside: all that a check can look at. */
export interface Seen {
  readonly answer: Answer | null;
  readonly threw: string | null;
  readonly generated: readonly number[];
  readonly evaluated: readonly number[];
}

export function gameOf(input: GameInput): Game<number, string> {
  return input.game.name === 'tree' ? treeGame(input.game.tree) : ticTacToe();
}

/** Runs a search on the reference game. An error is part of what is seen, as it is for a student. */
export function watchSearch(search: Search, input: GameInput): Seen {
  const game = gameOf(input);
  const generated: number[] = [];
  const evaluated: number[] = [];
  let questions = 0;
  const asked = <T>(answer: T): T => {
    questions += 1;
    if (questions > 1_000_000) throw new Error('a million questions');
    return answer;
  };
  const watched: WatchedGame = {
    player: (state) => asked(game.player(state)),
    actions: (state) => asked(game.actions(state)),
    result(state, action) {
      const child = asked(game.result(state, action));
      generated.push(child);
      return child;
    },
    isTerminal: (state) => asked(game.isTerminal(state)),
    utility(state) {
      if (!game.isTerminal(state)) throw new Error('utility is only defined where the game is over');
      evaluated.push(state);
      return asked(game.utility(state));
    },
    evaluate(state) {
      evaluated.push(state);
      return asked(game.evaluate(state));
    },
    probability: (state, action) => asked(game.probability(state, action)),
    depthLimit: input.depthLimit,
  };
  try {
    return { answer: search(watched, game.initial), threw: null, generated, evaluated };
  } catch (error) {
    return { answer: null, threw: (error as Error).message, generated, evaluated };
  }
}
