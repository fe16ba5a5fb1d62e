import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const ALL = ['decision', 'calls', 'decision-more', 'calls-more'];

export const minimaxDecision: ExpectedClass = {
  'amina-diallo': full('TypeScript: level by level without recursion; an object with the last best move.'),
  'bruno-costa': full('Python: negamax, and max with a key at the root.'),
  'carmen-ortiz': fails('Python: one depth counter for all nodes.', {
    diagnosis: 'depth-shared',
    checks: ALL,
  }),
  'david-ng': fails('Two plies, whatever the limit says.', { diagnosis: 'limit-never-read', checks: ALL }),
};
