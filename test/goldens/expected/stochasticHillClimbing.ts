import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const stochasticHillClimbing: ExpectedClass = {
  'ana-kovac': full('One pass: each uphill move takes the place with its share of the gains so far.'),
  'ben-okri': fails('All uphill moves are equally likely.', {
    diagnosis: 'uniform',
    checks: ['chance', 'chance-more'],
  }),
  'chloe-martin': fails('Python: steepest ascent, without a draw.', {
    diagnosis: 'steepest-first',
    checks: ['moves', 'chance', 'moves-more', 'chance-more'],
  }),
};
