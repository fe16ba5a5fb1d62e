import { FULL_WINDOW, type Window } from '../../reference/game.ts';
import type { Form } from '../mistake.ts';
import { type Mistake, PRUNING } from '../mistake.ts';
import { tightened } from '../skeletons/conventions.ts';

/** Bounds that all nodes share, so that what one subtree found is still there in the next. */
const shared = (words: string, isMet: (best: number, bound: number) => boolean): Form => ({
  words,
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

export const windowNotRestored: Mistake = {
  id: 'window-not-restored',
  title: 'All nodes share one α and one β',
  sentence:
    'Your search changes one pair of bounds for the whole tree, so that what was found in one subtree is still there in its sibling.',
  hint: 'A node’s bounds hold for that node and what lies below it. What should a sibling see of them?',
  algorithms: PRUNING,
  forms: [
    shared('cuts on equality', (best, bound) => best >= bound),
    shared('strict cuts', (best, bound) => best > bound),
  ],
};
