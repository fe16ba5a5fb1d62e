import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const localBeam: ExpectedClass = {
  'akira-sato': full('Sorts all successors together.'),
  'bea-lindgren': fails('k climbs side by side.', {
    diagnosis: 'separate-climbs',
    checks: ['beam', 'beam-more'],
  }),
};
