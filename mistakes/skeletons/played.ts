import type { Player } from '../../reference/game.ts';

/** The game's refusal to move an agent whose turn it is not. */
export class OutOfTurn extends RangeError {}

/**
 * A game as a submission sees it: states are numbers, actions are text, and the depth limit comes with it.
 */
export interface PlayedGame {
  player(state: number): Player;
  actions(state: number): string[];
  result(state: number, action: string): number;
  isTerminal(state: number): boolean;
  utility(state: number): number;
  evaluate(state: number): number;
  probability(state: number, action: string): number;
  /** Plies to search, chance included; Infinity if none. */
  readonly depthLimit: number;
  /**
   * Where agents move in turn: a round is one move of each. Whatever ends is worth what the evaluation says
   * of it.
   */
  readonly agents?: { readonly count: number; isWin(state: number): boolean };
}
