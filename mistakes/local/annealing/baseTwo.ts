import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const baseTwo = mistake(
  'base-two',
  chance((delta, T) => 2 ** (delta / T)),
  'A power of 2 in place of e',
  'Your search accepts with probability 2^(ΔE/T).',
  IN_ACCEPTANCE,
);
