import { IN_TEMPERATURE, chance, mistake } from '../../skeletons/annealing.ts';

export const temperatureHalved = mistake(
  'temperature-halved',
  chance((delta, T) => Math.exp((2 * delta) / T)),
  'T is half of what it should be',
  'Your search behaves as if it were half as warm as the schedule says.',
  IN_TEMPERATURE,
);
