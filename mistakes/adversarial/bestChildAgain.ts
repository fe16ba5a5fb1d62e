import { FULL_WINDOW } from '../../reference/game.ts';
import { ALL_GAMES, FOR_EACH } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

/**
 * Goes through some of the children again when all are done, as who looks for the action that belongs to a
 * value.
 */
const whenDone = (
  what: string,
  which: (actions: readonly string[], best: string | undefined) => readonly string[],
): Form => ({
  label: `${what}, once all are done`,
  change(correct) {
    const best = new Map<object, string>();
    return {
      better(mover, value, known, at, action) {
        const isBetter = correct.better(mover, value, known, at, action);
        if (isBetter) best.set(at, action);
        return isBetter;
      },
      give(mover, value, bounds, at) {
        for (const action of which(at.game.actions(at.state), best.get(at)))
          at.below(action, mover, FULL_WINDOW);
        return correct.give(mover, value, bounds, at);
      },
    };
  },
});

export const bestChildAgain: SearchMistake = {
  id: 'best-child-again',
  title: 'A child is searched more than once',
  words:
    'Your search goes through the same subtree more than once: it has the value of a child already ' +
    'and works it out again.',
  hint:
    'How often is your function called for one child? A comparison that calls it, and an assignment ' +
    'that calls it again, make two.',
  algorithms: ALL_GAMES,
  replaces: [
    {
      label: 'each time one is better',
      change: (correct) => ({
        better(mover, value, best, at, action) {
          if (!correct.better(mover, value, best, at, action)) return false;
          at.below(action, mover, FULL_WINDOW);
          return true;
        },
      }),
    },
    {
      label: 'each time one is better, below the root',
      change: (correct) => ({
        better(mover, value, best, at, action) {
          if (!correct.better(mover, value, best, at, action)) return false;
          if (at.ply > 0) at.below(action, mover, FULL_WINDOW);
          return true;
        },
      }),
    },
    {
      label: 'each time one is better than another',
      algorithms: FOR_EACH,
      change: (correct) => ({
        better(mover, value, best, at, action) {
          if (!correct.better(mover, value, best, at, action)) return false;
          if (best !== correct.initial(mover, FULL_WINDOW, at)) at.below(action, mover, FULL_WINDOW);
          return true;
        },
      }),
    },
    {
      label: 'the first of each node',
      change: () => ({
        initial: (mover, bounds, at) => at.below(at.game.actions(at.state)[0]!, mover, bounds),
      }),
    },
    whenDone('the best', (_, best) => (best === undefined ? [] : [best])),
    whenDone('all up to the best', (actions, best) =>
      actions.slice(0, best === undefined ? 0 : actions.indexOf(best) + 1),
    ),
    whenDone('every one', (actions) => actions),
    {
      label: 'all of the root, twice more',
      change: (correct) => ({
        give(mover, value, bounds, at) {
          const actions = at.ply === 0 ? at.game.actions(at.state) : [];
          for (const action of [...actions, ...actions]) at.below(action, mover, FULL_WINDOW);
          return correct.give(mover, value, bounds, at);
        },
      }),
    },
    {
      label: 'every one',
      change: (correct) => ({
        better(mover, value, best, at, action) {
          at.below(action, mover, FULL_WINDOW);
          return correct.better(mover, value, best, at, action);
        },
      }),
    },
  ],
};
