import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const deltaIgnored = mistake(
  'delta-ignored',
  chance((_delta, T) => Math.exp(-1 / T)),
  'ΔE is ignored',
  'Your search accepts with probability e^(−1/T), however much worse the state is.',
  IN_ACCEPTANCE,
);
