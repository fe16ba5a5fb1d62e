import { FULL_WINDOW } from '../../game.ts';
import { type Mistake, only, PRUNING } from '../mistake.ts';

export const fullWindowEverywhere: Mistake = {
  id: 'full-window-everywhere',
  title: 'No bound is handed down',
  sentence: 'Every child is searched from −∞ to +∞, so that nothing found above can cut anything below.',
  hint: 'Which two numbers does your recursive call hand to the child?',
  algorithms: PRUNING,
  forms: only(() => ({ pass: () => FULL_WINDOW })),
};
