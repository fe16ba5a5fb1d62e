import { rep } from '../../skeletons/parts.ts';

export const eachPosition = rep(
  'each-position',
  { cut: () => 0, child: (x, y, _c, random) => x.map((value, i) => (random.number() < 0.5 ? value : y[i]!)) },
  'Each position is drawn by itself',
  'Your crossover mixes the parents position by position.',
  'How often does a child change from one parent to the other?',
);
