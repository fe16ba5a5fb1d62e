import { exponential, linear, logarithmic, table, type Schedule } from '../../reference/local/schedule.ts';
import type { ScheduleSpec } from '../types/schedule.ts';

/** The function `schedule(t)` that a run file names. */
export function openSchedule(spec: ScheduleSpec): Schedule {
  switch (spec.name) {
    case 'exponential':
      return exponential(spec.start, spec.rate, spec.steps);
    case 'linear':
      return linear(spec.start, spec.steps);
    case 'logarithmic':
      return logarithmic(spec.c, spec.steps);
    case 'table':
      return table(spec.temperatures);
  }
}
