import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const randomRestart: ExpectedClass = {
  'ada-nilsen': full('Climbs by recursion, restarts in a loop.'),
  'boris-weiss': fails('Climbs from the initial state again and again, and never looks at the goal.', {
    diagnosis: 'same-start+goal-ignored',
    checks: ['climbs', 'restarts', 'stops', 'climbs-more', 'restarts-more', 'chance', 'chance-more'],
  }),
  'cleo-bianchi': fails('Python: returns the last end, not the best.', {
    diagnosis: 'last-kept',
    checks: ['returns', 'climbs-more'],
  }),
};
