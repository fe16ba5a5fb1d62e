import { TIES, of } from '../../skeletons/climbing.ts';

export const sortedTie = of(
  'sorted-tie',
  { tie: (random, best) => [...best].sort(() => random.number() - 0.5)[0]! },
  'Ties are shuffled by sorting',
  'Your search shuffles by sorting with a random comparison, which is not even.',
  TIES,
);
