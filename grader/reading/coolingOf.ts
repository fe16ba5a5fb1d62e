import { stepsEach } from '../content/coolingOptions.ts';
import { openSchedule } from '../content/openSchedule.ts';
import type { LocalInput } from '../types/input.ts';

/** How an annealing is to cool, as its run says. */
export interface Cooling {
  /** Steps at each temperature. */
  readonly each: number;
  /**
   * Temperatures by t = 1, 2, 3, … up to one that is not above 0, where the search may work them out by
   * itself; else null.
   */
  readonly own: readonly number[] | null;
}

/** Steps of a schedule that are looked at: more than any run can make. */
const MOST_STEPS = 1_000_000;

export function coolingOf({ options, schedule }: Pick<LocalInput, 'options' | 'schedule'>): Cooling {
  const each = stepsEach(options);
  if (options['ownCooling'] !== true || schedule === undefined) return { each, own: null };
  const temperature = openSchedule(schedule);
  const own: number[] = [];
  do own.push(temperature(own.length + 1));
  while ((own.at(-1) ?? 0) > 0 && own.length < MOST_STEPS);
  return { each, own };
}
