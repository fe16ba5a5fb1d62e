import type { CrossoverWay } from '../../../../mistakes/local/taughtCrossovers.ts';
import { type Piece, piecesOf } from './crossoverWays.ts';

/** Which positions of a child come from the second of its parents; the others come from the first. */
export type Crossing =
  /** Those after a cut; all places of it are equally likely: after that many positions of the first. */
  | { readonly kind: 'one-cut'; readonly cuts: readonly number[] }
  /** Those of one piece, as likely as its weight says; they sum to 1. */
  | { readonly kind: 'two-cuts'; readonly pieces: readonly Piece[] }
  /** Each by a fair coin of its own. */
  | { readonly kind: 'each-position' };

/** How parents are crossed, and how often they are not. */
interface Crossed {
  readonly crossing: Crossing;
  readonly uncrossed: number;
}

/** Of individuals with n positions. */
export function crossingOf(way: CrossoverWay, n: number): Crossing {
  if (way.kind === 'one-cut') return { kind: way.kind, cuts: way.cuts(n) };
  if (way.kind === 'each-position') return { kind: way.kind };
  const pieces = piecesOf(way, n) ?? [];
  const total = pieces.reduce((sum, { weight }) => sum + weight, 0);
  return { kind: way.kind, pieces: pieces.map((piece) => ({ ...piece, weight: piece.weight / total })) };
}

/**
 * The pieces of n positions that the second parent may give, their weights summing to 1: none of it where
 * parents are not crossed. Null where each position is given by itself.
 */
export function givenPieces({ crossing, uncrossed }: Crossed, n: number): readonly Piece[] | null {
  if (crossing.kind === 'each-position') return null;
  const pieces =
    crossing.kind === 'two-cuts'
      ? crossing.pieces
      : crossing.cuts.map((from) => ({ from, to: n, weight: 1 }));
  const total = pieces.reduce((sum, { weight }) => sum + weight, 0);
  const crossed = pieces.map((piece) => ({ ...piece, weight: ((1 - uncrossed) * piece.weight) / total }));
  return uncrossed === 0 ? crossed : [...crossed, { from: n, to: n, weight: uncrossed }];
}
