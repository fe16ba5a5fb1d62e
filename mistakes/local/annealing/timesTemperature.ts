import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const timesTemperature = mistake(
  'times-temperature',
  chance((delta, T) => Math.exp(delta * T)),
  'ΔE is multiplied by T',
  'Your search uses e^(ΔE·T) in place of e^(ΔE/T): it gets bolder as it cools.',
  IN_ACCEPTANCE,
);
