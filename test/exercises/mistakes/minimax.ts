import type { Search } from '../api.ts';
import { sharedMistakes, without } from './shared.ts';
import { MINIMAX, searchOf } from './skeleton.ts';

export const CORRECT_MINIMAX: Record<string, Search> = {
  'first of equal values': searchOf(MINIMAX),
  'last of equal values': searchOf(MINIMAX, {
    better: (mover, value, best) => (mover === 'max' ? value >= best : value <= best),
  }),
  'right to left': searchOf(MINIMAX, { moves: (game, state) => game.actions(state).reverse() }),
};

export const MINIMAX_MISTAKES: Record<string, Search> = without(
  sharedMistakes(MINIMAX),
  'throws are not plies',
); // There are no throws.
