import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const temperatureIgnored = mistake(
  'temperature-ignored',
  chance((delta) => Math.exp(delta)),
  'T is ignored',
  'Your search accepts with probability e^ΔE at every temperature.',
  IN_ACCEPTANCE,
);
