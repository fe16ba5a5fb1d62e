import { FULL_WINDOW, type Window } from '../../reference/game.ts';
import { tightened } from '../skeletons/conventions.ts';
import type { SearchChange } from './madeByHand.ts';

type Change = NonNullable<SearchChange['parts']>;

/** Bounds found below stay in force at the siblings: they are never put back. */
export const boundsKept: Change = ({ tighten }) => {
  let kept = FULL_WINDOW;
  return {
    pass: ({ alpha, beta }) => ({ alpha: Math.max(alpha, kept.alpha), beta: Math.min(beta, kept.beta) }),
    tighten(mover, best, bounds) {
      kept = tightened(mover, best, kept);
      return tighten(mover, best, bounds);
    },
  };
};

/** On a cut it goes on below as if nothing had happened, and the next sibling is left out instead. */
export const cutsSibling: Change = () => {
  let skipsNext = false;
  return {
    skips() {
      const skips = skipsNext;
      skipsNext = false;
      return skips;
    },
    afterCut(rest, at, mover, best, bounds) {
      const values = rest.map((action) => at.below(action, mover, bounds));
      skipsNext = true;
      return mover === 'max' ? Math.max(best, ...values) : Math.min(best, ...values);
    },
  };
};

/** MAX is cut off below α, and MIN above β, by the bounds on entry. */
export const wrongSide: Change = ({ initial, give }) => {
  const entries: Window[] = [];
  return {
    initial(mover, bounds, at) {
      entries.push(bounds);
      return initial(mover, bounds, at);
    },
    cut(mover, best) {
      const { alpha, beta } = entries.at(-1) ?? FULL_WINDOW;
      return mover === 'max' ? best <= alpha : best >= beta;
    },
    give(mover, best, bounds, at) {
      entries.pop();
      return give(mover, best, bounds, at);
    },
  };
};
