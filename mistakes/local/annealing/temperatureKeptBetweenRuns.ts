import { mistake } from '../../skeletons/annealing.ts';

export const temperatureKeptBetweenRuns = mistake(
  'temperature-kept-between-runs',
  { temperature: (T, _first, memory) => (T === 0 ? 0 : (memory.T = Math.min(T, memory.T ?? Infinity))) },
  'T is shared between runs',
  'Your search begins a run with the temperature at which the run before ended.',
  'Everything that a run needs must begin anew inside the function.',
);
