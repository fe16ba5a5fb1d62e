import type { Parts } from '../skeletons/adversarial.ts';
import { tightened } from '../skeletons/conventions.ts';

/** The cuts of alpha–beta, in a search that should have none. */
export const cutsAsPruningDoes = (onEquality: boolean): Pick<Parts, 'cut' | 'tighten'> => ({
  cut: (mover, best, { alpha, beta }) =>
    onEquality
      ? mover === 'max'
        ? best >= beta
        : best <= alpha
      : mover === 'max'
        ? best > beta
        : best < alpha,
  tighten: tightened,
});
