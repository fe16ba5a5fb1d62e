import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const randomSelection: ExpectedClass = {
  'asha-pillai': full('Running sums.'),
  'bastien-leroy': full("Python's random.choices with weights."),
  'cyrus-amiri': fails('A tournament of two.', {
    diagnosis: 'tournament-2',
    checks: ['individual', 'chance', 'individual-more', 'chance-more'],
  }),
  'dora-vass': fails('A comparison with >=, which takes the unfit when the draw is 0.', {
    diagnosis: 'at-most-zero',
    checks: ['individual', 'individual-more'],
  }),
};
