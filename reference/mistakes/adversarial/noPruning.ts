import { type Mistake, only, PRUNING } from '../mistake.ts';

export const noPruning: Mistake = {
  id: 'no-pruning',
  title: 'Nothing is pruned',
  sentence: 'Your search looks at every leaf, as plain minimax does. Either it never cuts, or it tests for the cut only when all the children are done.',
  hint: 'When the bounds meet, the rest of the children need not be looked at. Where in your code are they skipped?',
  algorithms: PRUNING,
  forms: only(() => ({ cut: () => false })),
};
