import type { Cut, Returns } from '../../../reference/game.ts';
import type { SkeletonAlgorithm } from '../../skeletons/conventions.ts';
import type { PlayedGame } from '../../skeletons/played.ts';

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

export type VariantSearch = (
  game: PlayedGame,
  root: number,
) => { readonly value: number; readonly action: string | null };

/**
 * A search that is correct in a way of its own: an exercise that accepts its ways must give it full marks.
 */
export interface SearchVariant {
  readonly id: string;
  /** What is its own, in words. */
  readonly title: string;
  readonly algorithms: readonly SkeletonAlgorithm[];
  isAccepted(accepted: AcceptedSearches): boolean;
  readonly search: VariantSearch;
}

export const stops = (game: PlayedGame, s: number, depth: number): boolean =>
  game.isTerminal(s) || depth >= game.depthLimit;
export const leaf = (game: PlayedGame, s: number): number =>
  game.isTerminal(s) ? game.utility(s) : game.evaluate(s);
