import { boundsKept } from '../byHand/cutChanges.ts';
import { isPlain } from '../byHand/madeByHand.ts';
import { FULL_WINDOW, type Window } from '../../reference/game.ts';
import type { Form } from './searchMistake.ts';
import { PRUNING } from '../skeletons/algorithms.ts';
import { type SearchMistake } from './searchMistake.ts';
import { tightened } from '../skeletons/conventions.ts';

/** Bounds that all nodes share, so that what one subtree found is still there in the next. */
const shared = (label: string, isMet: (best: number, bound: number) => boolean): Form => ({
  label,
  change() {
    let bounds: Window = FULL_WINDOW;
    return {
      window() {
        bounds = FULL_WINDOW;
        return bounds;
      },
      pass: () => bounds,
      cut: (mover, best) => (mover === 'max' ? isMet(best, bounds.beta) : isMet(-best, -bounds.alpha)),
      tighten(mover, best) {
        bounds = tightened(mover, best, bounds);
        return bounds;
      },
    };
  },
});

/** The same where a bound is moved first and both are compared then. */
const sharedAndCompared = (label: string, areMet: (alpha: number, beta: number) => boolean): Form => ({
  label,
  change() {
    let bounds: Window = FULL_WINDOW;
    return {
      window() {
        bounds = FULL_WINDOW;
        return bounds;
      },
      pass: () => bounds,
      cut(mover, best) {
        bounds = tightened(mover, best, bounds);
        return areMet(bounds.alpha, bounds.beta);
      },
      tighten: () => bounds,
    };
  },
});

export const windowNotRestored: SearchMistake = {
  id: 'window-not-restored',
  title: 'All nodes share one α and one β',
  words:
    'Your search changes one pair of bounds for the whole tree, so that what was found in one ' +
    'subtree is still there in its sibling.',
  hint: 'A node’s bounds hold for that node and what lies below it. What should a sibling see of them?',
  algorithms: PRUNING,
  replaces: [
    shared('cuts on equality', (best, bound) => best >= bound),
    shared('strict cuts', (best, bound) => best > bound),
    sharedAndCompared('cuts where both are equal', (alpha, beta) => alpha >= beta),
    sharedAndCompared('cuts where both cross', (alpha, beta) => alpha > beta),
  ],
  byHand: {
    title: 'A bound found in one branch was carried over into its sibling',
    words:
      'A value at a MIN node bounds what is below that node from above. It is no β for its ' +
      'parent, nor for the parent’s other children.',
    applies: isPlain,
    search: { parts: boundsKept },
  },
};
