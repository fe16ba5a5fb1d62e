import { IN_TEMPERATURE, mistake } from '../../skeletons/annealing.ts';

export const temperatureTruncated = mistake(
  'temperature-truncated',
  { accepts: (random, delta, T) => delta >= 0 || random.number() < Math.exp(delta / Math.trunc(T)) },
  'T is cut to a whole number',
  'Your search drops the decimals of T before it uses it.',
  IN_TEMPERATURE,
);
