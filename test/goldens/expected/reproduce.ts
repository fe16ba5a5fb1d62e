import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const reproduce: ExpectedClass = {
  'anouk-dubois': full('slice and concat.'),
  'basil-grant': fails('Python: the cut may be at n.', {
    diagnosis: 'cut-at-n',
    checks: ['child', 'chance', 'child-more', 'chance-more'],
  }),
  'celia-ramos': fails('Cuts the second parent with splice, which shortens it.', {
    diagnosis: 'parent-spliced',
    checks: ['child', 'child-more'],
  }),
  'deniz-aksoy': fails('Rounds the cut, so that both ends come half as often.', {
    diagnosis: 'rounded',
    checks: ['chance', 'chance-more'],
  }),
};
