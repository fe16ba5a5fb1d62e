import { IN_ACCEPTANCE, mistake } from '../../skeletons/annealing.ts';

export const levelRefused = mistake(
  'level-refused',
  { accepts: (random, delta, T) => delta > 0 || (delta < 0 && random.number() < Math.exp(delta / T)) },
  'Equal states are never accepted',
  'Your search refuses moves with ΔE = 0, where e^(0/T) is 1.',
  IN_ACCEPTANCE,
);
