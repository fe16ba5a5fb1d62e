import { IN_TEMPERATURE, mistake } from '../../skeletons/annealing.ts';

export const temperatureRounded = mistake(
  'temperature-rounded',
  { accepts: (random, delta, T) => delta >= 0 || random.number() < Math.exp(delta / Math.round(T)) },
  'T is rounded to a whole number',
  'Your search rounds T before it uses it.',
  IN_TEMPERATURE,
);
