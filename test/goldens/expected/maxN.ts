import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const ANSWERS = ['values', 'action', 'values-more', 'action-more'];

export const maxN: ExpectedClass = {
  'aiko-mori': full('A loop that keeps the best list; pairs; CommonJS that exports the function itself.'),
  'bela-kiss': full('Python: reduce over a generator, tuples, to_move.'),
  'carla-ruiz': full('TypeScript: from the leaves up without recursion, children from right to left.'),
  'deniz-kaya': fails('Everybody else minimises what the player at the root gets.', {
    diagnosis: 'others-as-opponents',
    checks: ANSWERS,
  }),
  'ester-lund': fails('Python: turns are counted from player 0.', {
    diagnosis: 'turns-counted',
    checks: ANSWERS,
  }),
  'farid-nazari': fails('Python: every leaf is written into the same list.', {
    diagnosis: 'list-shared',
    checks: ANSWERS,
  }),
};
