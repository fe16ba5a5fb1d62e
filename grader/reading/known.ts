import { itemAt } from '../types/lookup.ts';
import { type Observation, EVENT_SIZE, OPS, type Op } from '../types/observation.ts';

/** Where a row of each kind names a point: its offset. */
const NAMES_POINT: readonly (number | null)[] = OPS.map((op: Op) => {
  if (op === 'neighbours' || op === 'value' || op === 'individual') return 1;
  return op === 'random-state' ? 3 : null;
});

/**
 * The observation without the rows that name a point it does not have. The host writes none; a log that has
 * some all the same is read as far as it can be.
 */
export function ofKnownPoints(observation: Observation): Observation {
  const { events, points } = observation;
  const isKnown = (at: number): boolean => {
    const offset = NAMES_POINT[itemAt(events, at)];
    return offset === undefined || offset === null || points[itemAt(events, at + offset)] !== undefined;
  };
  const kept: number[] = [];
  let rows = 0;
  for (; (rows + 1) * EVENT_SIZE <= events.length; rows += 1) {
    const at = rows * EVENT_SIZE;
    if (isKnown(at)) kept.push(at);
  }
  if (kept.length === rows) return observation;
  return {
    ...observation,
    events: Float64Array.from(kept.flatMap((at) => [...events.subarray(at, at + EVENT_SIZE)])),
  };
}
