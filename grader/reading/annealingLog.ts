import { itemAt } from '../types/lookup.ts';
import { type Observation, EVENT_SIZE, OPS } from '../types/observation.ts';

export interface Mark {
  readonly kind: 'schedule' | 'neighbours' | 'value' | 'draw';
  /** The state's number, or t. */
  readonly a: number;
  /** T. */
  readonly b: number;
}

const KINDS = new Map<number, Mark['kind']>([
  [OPS.indexOf('schedule'), 'schedule'],
  [OPS.indexOf('neighbours'), 'neighbours'],
  [OPS.indexOf('value'), 'value'],
  [OPS.indexOf('draw-number'), 'draw'],
  [OPS.indexOf('draw-integer'), 'draw'],
  [OPS.indexOf('draw-choice'), 'draw'],
  [OPS.indexOf('draw-shuffle'), 'draw'],
]);

function marksOf({ events }: Observation): Mark[] {
  const marks: Mark[] = [];
  let t = NaN;
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    const kind = KINDS.get(itemAt(events, at));
    if (kind === undefined) continue;
    if (kind !== 'schedule') marks.push({ kind, a: itemAt(events, at + 1), b: 0 });
    else if (events[at + 2] !== t) {
      // asking again with the same t counts once
      t = itemAt(events, at + 2);
      marks.push({ kind, a: t, b: itemAt(events, at + 3) });
    }
  }
  return marks;
}

/**
 * Temperatures that were all asked for before the search began belong to the iterations one by one. Each of
 * these is taken to ask for neighbours once; if their numbers differ, nothing is put anywhere.
 */
function inTurn(marks: readonly Mark[]): readonly Mark[] {
  const times = marks.filter(({ kind }) => kind === 'schedule');
  const first = marks.findIndex(({ kind }) => kind === 'neighbours');
  if (times.length < 2 || first < 0 || marks.slice(first).some(({ kind }) => kind === 'schedule'))
    return marks;
  const cold = times.findIndex(({ b }) => !(b > 0));
  const warm = cold < 0 ? times : times.slice(0, cold);
  const rest = marks.filter(({ kind }) => kind !== 'schedule');
  if (rest.filter(({ kind }) => kind === 'neighbours').length !== warm.length) return marks;
  let next = 0;
  const placed = rest.flatMap((mark) => (mark.kind === 'neighbours' ? [itemAt(warm, next++), mark] : [mark]));
  return [...placed, ...times.slice(warm.length)];
}

/** A run's log, ready to be parsed. */
export interface Log {
  readonly marks: readonly Mark[];
  /** Whether all temperatures were asked for before any neighbours. */
  readonly isAskedAhead: boolean;
}

export function readLog(observation: Observation): Log {
  const marks = marksOf(observation);
  const turned = inTurn(marks);
  return { marks: turned, isAskedAhead: turned !== marks };
}
