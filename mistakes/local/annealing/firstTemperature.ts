import { IN_TEMPERATURE, mistake } from '../../skeletons/annealing.ts';

export const firstTemperature = mistake(
  'first-temperature',
  { temperature: (T, first) => (T === 0 ? 0 : first) },
  'T stays what it was at first',
  'Your search works with the temperature of t = 1 at every step.',
  IN_TEMPERATURE,
);
