import type { WeighedTree } from '../../adequacy/weighTree.ts';

/** What the page asks of the worker for authors. */
export type ToAuthor =
  | {
      readonly kind: 'weigh';
      readonly text: string;
      /** As the page searches; what suits the tree where nothing is known of its mistakes. */
      readonly algorithm: string;
      readonly depth: number | null;
    }
  | { readonly kind: 'draw'; readonly seed: number; readonly wish: Wish };

/** What a tree that is drawn at random is to be like. */
export interface Wish {
  readonly branching: number;
  readonly plies: number;
  readonly lowest: number;
  readonly highest: number;
  /** So many cutoffs that skip something, at least. */
  readonly cutoffs: number;
  readonly deep: boolean;
  readonly uniqueBest: boolean;
  /** Strict and non-strict cuts evaluate the same leaves. */
  readonly isFree: boolean;
}

export type FromAuthor =
  | { readonly kind: 'weighed'; readonly algorithm: string; readonly weighed: WeighedTree }
  | { readonly kind: 'drawn'; readonly text: string }
  /** It cannot be: why, in lines. */
  | { readonly kind: 'refused'; readonly of: ToAuthor['kind']; readonly lines: readonly string[] };
