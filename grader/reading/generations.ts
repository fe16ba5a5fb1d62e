import type { Individual } from '../../reference/local/genetics.ts';
import { type Observation, EVENT_SIZE, OPS } from '../types/observation.ts';
import { itemAt } from '../types/lookup.ts';

const GENERATION = OPS.indexOf('generation');
const INDIVIDUAL = OPS.indexOf('individual');

/**
 * The first population and every one that `onGeneration` reported. One that reports the first population as
 * well, as generation 0, has not made it anew: it counts once.
 */
export function readGenerations({ events, points, population = [] }: Observation): (readonly Individual[])[] {
  const generations: Individual[][] = [];
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    if (events[at] === GENERATION) generations.push([]);
    if (events[at] === INDIVIDUAL) generations.at(-1)?.push(itemAt(points, itemAt(events, at + 1)));
  }
  const [first, ...rest] = generations;
  return first !== undefined && sameMembers(first, population)
    ? [population, ...rest]
    : [population, ...generations];
}

function sameMembers(a: readonly Individual[], b: readonly Individual[]): boolean {
  const keys = (list: readonly Individual[]): string =>
    list
      .map((each) => each.join())
      .sort()
      .join(';');
  return a.length === b.length && keys(a) === keys(b);
}
