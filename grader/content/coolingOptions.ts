import type { Options } from '../types/input.ts';
import { describe } from '../words/found.ts';
import type { Problems } from './problems.ts';
import type { RunFile } from './schemas/run.ts';

const MOST_STEPS_EACH = 1_000;

/** Steps that an annealing makes at each temperature. */
export const stepsEach = ({ stepsPerTemperature = 1 }: Options): number => Number(stepsPerTemperature);

/** Options of a cooling, which only a run with a schedule has. */
export function checkCooling({ schedule }: RunFile, options: Options, problems: Problems): void {
  const { stepsPerTemperature: each, ownCooling: own } = options;
  const isEach =
    typeof each === 'number' && Number.isSafeInteger(each) && each >= 1 && each <= MOST_STEPS_EACH;
  if (each !== undefined && !isEach)
    problems.add({
      code: 'steps-per-temperature',
      place: 'options.stepsPerTemperature',
      found: describe(each),
      expected: `a whole number from 1 to ${MOST_STEPS_EACH}`,
    });
  if (own !== undefined && typeof own !== 'boolean')
    problems.add({
      code: 'own-cooling',
      place: 'options.ownCooling',
      found: describe(own),
      expected: 'true or false',
    });
  for (const name of ['stepsPerTemperature', 'ownCooling'])
    if (schedule === undefined && options[name] !== undefined)
      problems.add({
        code: 'cooling-without-schedule',
        place: `options.${name}`,
        found: 'no "schedule" in the file',
        expected: 'a "schedule", which says what its temperatures are',
      });
}
