import type { ScheduleSpec } from '../types/schedule.ts';
import { checkKeys } from './namedKeys.ts';
import type { Problems } from './problems.ts';
import type { ScheduleFile } from './schemas/schedule.ts';

const SCHEDULES = {
  noun: 'schedule',
  keys: {
    exponential: ['start', 'rate', 'steps'],
    linear: ['start', 'steps'],
    logarithmic: ['c', 'steps'],
    table: ['temperatures'],
  },
  wanted: {
    start: 'the first temperature',
    rate: 'what is left of the temperature after a step',
    c: 'a number above 0',
    steps: 'steps until the temperature is 0',
    temperatures: 'a list of temperatures',
  },
} as const;

/** The schedule that a run names, or null with what is wrong in `problems`. */
export function readSchedule(file: ScheduleFile, problems: Problems): ScheduleSpec | null {
  checkKeys(file, SCHEDULES, 'schedule', problems);
  const { name, start, rate, c, steps, temperatures } = file;
  switch (name) {
    case 'exponential':
      return start === undefined || rate === undefined || steps === undefined
        ? null
        : { name, start, rate, steps };
    case 'linear':
      return start === undefined || steps === undefined ? null : { name, start, steps };
    case 'logarithmic':
      return c === undefined || steps === undefined ? null : { name, c, steps };
    case 'table':
      return temperatures === undefined ? null : { name, temperatures };
  }
}
