import type { ScheduleSpec } from '../types/schedule.ts';
import type { Problems } from './problems.ts';
import type { ScheduleFile } from './schemas/problem.ts';
import { quote } from '../words/found.ts';

type Key = Exclude<keyof ScheduleFile, 'name'>;

const KEYS: Readonly<Record<ScheduleSpec['name'], readonly Key[]>> = {
  exponential: ['start', 'rate', 'steps'],
  linear: ['start', 'steps'],
  logarithmic: ['c', 'steps'],
  table: ['temperatures'],
};

const WANTED: Readonly<Record<Key, string>> = {
  start: 'the first temperature',
  rate: 'what is left of the temperature after a step',
  c: 'a number above 0',
  steps: 'steps until the temperature is 0',
  temperatures: 'a list of temperatures',
};

/** The schedule that a run names, or null with what is wrong in `problems`. */
export function readSchedule(file: ScheduleFile, problems: Problems): ScheduleSpec | null {
  const keys = KEYS[file.name];
  const missing = keys.filter((key) => file[key] === undefined);
  for (const key of missing)
    problems.add({
      code: 'missing-key',
      place: 'schedule',
      found: `no ${quote(key)}`,
      expected: `${quote(key)}: ${WANTED[key]}`,
    });
  for (const key of Object.keys(WANTED) as Key[]) {
    if (file[key] !== undefined && !keys.includes(key)) {
      problems.add({
        code: 'unknown-key',
        place: `schedule.${key}`,
        found: `the key ${quote(key)}`,
        expected: `no such key in the schedule ${quote(file.name)}`,
      });
    }
  }
  if (missing.length > 0) return null;
  const { name, start, rate, c, steps, temperatures } = file;
  switch (name) {
    case 'exponential':
      return { name, start: start!, rate: rate!, steps: steps! };
    case 'linear':
      return { name, start: start!, steps: steps! };
    case 'logarithmic':
      return { name, c: c!, steps: steps! };
    case 'table':
      return { name, temperatures: temperatures! };
  }
}
