import { FULL_WINDOW } from '../../reference/game.ts';
import { type Mistake, PRUNING } from '../mistake.ts';

export const noPruning: Mistake = {
  id: 'no-pruning',
  title: 'Nothing is pruned',
  sentence:
    'Your search looks at every leaf, as plain minimax does: it never cuts, or its bounds can never meet.',
  hint: 'A cut needs three things: bounds that are handed down, bounds that move, and a test after each child. Which is missing?',
  algorithms: PRUNING,
  forms: [
    { words: 'it does not cut', change: () => ({ cut: () => false }) },
    { words: 'no bound is handed down', change: () => ({ pass: () => FULL_WINDOW }) },
  ],
};
