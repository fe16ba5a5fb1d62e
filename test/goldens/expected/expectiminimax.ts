import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const expectiminimax: ExpectedClass = {
  'amir-haddad': full('TypeScript: children sorted for the players, a dot product for the dice.'),
  'bo-lindgren': fails('Python: the dice are always followed by MIN, or by more dice.', {
    diagnosis: 'min-after-throw',
    checks: ['value', 'value-more'],
  }),
  'chiara-rossi': fails('A second throw is averaged; CommonJS.', {
    diagnosis: 'inner-throw-unweighed',
    checks: ['value', 'value-more'],
  }),
  'diego-ramos': fails('Python: whole-number division at the dice.', {
    diagnosis: 'expectation-rounded',
    checks: ['value', 'action', 'value-more'],
  }),
  'elena-popova': fails('Hands the window of alpha–beta through the dice.', {
    diagnosis: 'pruning-unasked',
    checks: ['value', 'calls', 'calls-more'],
  }),
};
