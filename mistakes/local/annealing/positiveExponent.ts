import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const positiveExponent = mistake(
  'positive-exponent',
  chance((delta, T) => Math.exp(-delta / T)),
  'The exponent has the wrong sign',
  'Your search uses e^(−ΔE/T), which is above 1 for a worse state, so it accepts every one.',
  IN_ACCEPTANCE,
);
