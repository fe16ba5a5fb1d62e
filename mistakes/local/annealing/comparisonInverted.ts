import { IN_ACCEPTANCE, mistake } from '../../skeletons/annealing.ts';

export const comparisonInverted = mistake(
  'comparison-inverted',
  { accepts: (random, delta, T) => delta >= 0 || random.number() > Math.exp(delta / T) },
  'The comparison with the draw is inverted',
  'Your search accepts a worse state with probability 1 − e^(ΔE/T).',
  IN_ACCEPTANCE,
);
