import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const noDraw = mistake(
  'no-draw',
  chance((delta, T) => (Math.exp(delta / T) > 0.5 ? 1 : 0)),
  'No draw: a probability over one half counts as certain',
  'Your search accepts a worse state whenever e^(ΔE/T) is above ½, without a random draw.',
  IN_ACCEPTANCE,
);
