import { FULL_WINDOW } from '../../reference/game.ts';
import { type SearchMistake, PRUNING } from './searchMistake.ts';

export const noPruning: SearchMistake = {
  id: 'no-pruning',
  title: 'Nothing is pruned',
  words:
    'Your search looks at every leaf, as plain minimax does: it never cuts, or its bounds can never meet.',
  hint: 'A cut needs three things: bounds that are handed down, bounds that move, and a test after each child. Which is missing?',
  algorithms: PRUNING,
  replaces: [
    { label: 'it does not cut', change: () => ({ cut: () => false }) },
    { label: 'no bound is handed down', change: () => ({ pass: () => FULL_WINDOW }) },
  ],
};
