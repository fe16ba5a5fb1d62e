import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const ALL = ['held', 'order', 'held-more', 'order-more'];

export const iterativeDeepening: ExpectedClass = {
  'ada-lind': full('TypeScript: alpha–beta that tries the move first that it remembers for each state.'),
  'ben-okoro': full('Python: the tree stays in memory and grows by a ply a pass, sorted at every node.'),
  'chloe-roy': fails('The best so far of each pass is held at once.', {
    diagnosis: 'unfinished-pass-held',
    checks: ['held', 'held-more'],
  }),
  'dmitri-orlov': fails('Python: every pass goes through the moves as the game lists them.', {
    diagnosis: 'best-not-first',
    checks: ['order', 'order-more'],
  }),
  'elif-kara': fails('Python: a deeper pass has to beat the best value of those before.', {
    diagnosis: 'values-of-passes-compared',
    checks: ['held', 'held-more'],
  }),
  'finn-berg': fails('One pass to the full depth; CommonJS.', { diagnosis: 'one-pass-only', checks: ALL }),
};
