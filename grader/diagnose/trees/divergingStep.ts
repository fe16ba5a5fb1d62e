import type { Window } from '../../../reference/game.ts';
import type { Divergence } from '../../words/diagnosis/divergence.ts';

/** A step at which a search with known mistakes differs from a correct one. */
export interface DivergingStep {
  readonly what: Divergence;
  readonly node: number;
  /** The node that the sentence is about, and the window in which a correct search enters it, where known. */
  readonly window?: Window;
}
