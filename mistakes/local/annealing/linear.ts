import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const linear = mistake(
  'linear',
  chance((delta, T) => 1 + delta / T),
  '1 + ΔE/T in place of the exponential',
  'Your search accepts with probability 1 + ΔE/T, which is only the start of e^(ΔE/T).',
  IN_ACCEPTANCE,
);
