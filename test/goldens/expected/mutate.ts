import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const mutate: ExpectedClass = {
  'arda-yildiz': full('Draws again until the value is another one.'),
  'britt-olsen': fails('Writes into the child that it is given, and may draw the old value.', {
    diagnosis: 'value-too-high+child-changed',
    checks: ['child', 'child-more', 'chance-more'],
  }),
  'casper-visser': fails('Python: each position mutates by itself.', {
    diagnosis: 'each-position',
    checks: ['child', 'chance', 'child-more', 'chance-more'],
  }),
  'dilan-celik': fails('The last position is never mutated, and a rate of 0 is met with >.', {
    diagnosis: 'last-position-never',
    checks: ['child', 'chance', 'child-more', 'chance-more'],
  }),
};
