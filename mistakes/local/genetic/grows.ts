import { LOOP, of } from '../../skeletons/genetic.ts';

export const grows = of(
  'grows',
  { next: (children, parents) => [...parents, ...children] },
  'The population grows',
  'Your algorithm adds the children to the old population.',
  LOOP,
);
