import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const firstChoice: ExpectedClass = {
  'aylin-demir': full('Shuffles the neighbours; recursion.'),
  'bjorn-holm': full('Python: draws neighbours out of the list one by one.'),
  'carlos-mendes': fails('The first better neighbour in the order of the list.', {
    diagnosis: 'list-order',
    checks: ['moves', 'chance', 'moves-more', 'chance-more'],
  }),
  'dalia-hassan': fails('Steepest ascent, ties at random.', {
    diagnosis: 'steepest',
    checks: ['chance', 'chance-more'],
  }),
};
