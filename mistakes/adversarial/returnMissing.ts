import type { Player } from '../../reference/game.ts';
import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

/** Nothing comes back from one player’s nodes: to compare with it is false, or an error. */
function missing(who: Player, isError: boolean): Form {
  const name = who === 'max' ? 'MAX' : 'MIN';
  return {
    label: isError ? `${name}, and to compare with nothing is an error` : name,
    change: (correct) => ({
      give: (mover, best, bounds, at) =>
        mover === who && at.ply > 0 ? NaN : correct.give(mover, best, bounds, at),
      better(mover, value, best, at, action) {
        if (isError && Number.isNaN(value)) throw new TypeError('nothing to compare with');
        return correct.better(mover, value, best, at, action);
      },
      expect(outcomes, at) {
        if (isError && outcomes.some(({ value }) => Number.isNaN(value)))
          throw new TypeError('nothing to add');
        return correct.expect(outcomes, at);
      },
    }),
  };
}

export const returnMissing: SearchMistake = {
  id: 'return-missing',
  title: 'One player’s value is not returned',
  words: 'Where one of the players moves, your search works the value out but returns nothing.',
  hint: 'Follow each branch of your function to its end. Does every one of them return?',
  algorithms: ALL,
  replaces: [missing('min', true), missing('max', true), missing('min', false), missing('max', false)],
};
