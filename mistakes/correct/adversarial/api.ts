import type { Cut, Returns } from '../../../reference/game.ts';
import type { SkeletonAlgorithm } from '../../skeletons/algorithms.ts';
import type { PlayedGame } from '../../skeletons/played.ts';
import type { CorrectProgram } from '../correctProgram.ts';

/** What an exercise accepts of correct searches. */
export interface AcceptedSearches {
  readonly algorithm: SkeletonAlgorithm;
  readonly cut: readonly Cut[];
  readonly returns: readonly Returns[];
  readonly childOrder: 'any' | 'given';
  readonly generation: 'any' | 'lazy' | 'eager';
  readonly ties: 'any' | 'first' | 'last';
  readonly rootResearch: 'allowed' | 'not';
}

export type PlainSearch = (
  game: PlayedGame,
  root: number,
) => {
  /** Where each player has a utility of its own: all of them. */
  readonly value: number | readonly number[];
  readonly action: string | null;
  /** Of a search for all best actions; absent elsewhere. */
  readonly actions?: readonly string[];
};

/** A correct search of games, with what it can search and where its ways are accepted. */
export interface CorrectSearch extends CorrectProgram<PlainSearch> {
  readonly algorithms: readonly SkeletonAlgorithm[];
  isAccepted(accepted: AcceptedSearches): boolean;
}

export const stops = (game: PlayedGame, s: number, depth: number): boolean =>
  game.isTerminal(s) || depth >= game.depthLimit;
export const leaf = (game: PlayedGame, s: number): number =>
  game.isTerminal(s) ? game.utility(s) : game.evaluate(s);
