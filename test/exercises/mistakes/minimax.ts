import type { Search } from '../api.ts';
import { sharedMistakes, without } from './shared.ts';
import { MINIMAX, searchWith } from './searches.ts';

export const CORRECT_MINIMAX: Record<string, Search> = {
  'first of equal values': searchWith(MINIMAX),
  'last of equal values': searchWith(MINIMAX, {
    better: (mover, value, best) => (mover === 'max' ? value >= best : value <= best),
  }),
  'right to left': searchWith(MINIMAX, { order: (actions) => actions.toReversed() }),
};

export const MINIMAX_MISTAKES: Record<string, Search> = without(
  sharedMistakes(MINIMAX),
  'throws are not plies',
); // There are no throws.

/** Where the players take turns, and the action is all that is asked for. */
export const DECISION_MISTAKES: Record<string, Search> = without(
  MINIMAX_MISTAKES,
  'players alternate, whatever player(s) says',
  'the end of the game not noticed at the root',
);
