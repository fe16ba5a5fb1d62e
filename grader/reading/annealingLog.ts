import { type Observation, EVENT_SIZE, OPS } from '../types/observation.ts';
import { type Mark, inTurn } from './askedAhead.ts';

const KIND_OF: Readonly<Partial<Record<string, Mark['kind']>>> = {
  schedule: 'schedule',
  neighbours: 'neighbours',
  value: 'value',
  'draw-number': 'draw',
  'draw-integer': 'draw',
  'draw-choice': 'draw',
  'draw-shuffle': 'draw',
};
/** In the order of `OPS`. */
const KINDS = OPS.map((op) => KIND_OF[op]);

function marksOf({ events }: Observation): Mark[] {
  const marks: Mark[] = [];
  let t = NaN;
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    const op = events[at] ?? NaN;
    const kind = KINDS[op];
    if (kind === undefined) continue;
    const b = events[at + 3] ?? NaN;
    if (kind !== 'schedule') marks.push({ kind, a: events[at + 1] ?? NaN, b, op });
    else if (events[at + 2] !== t) {
      // asking again with the same t counts once
      t = events[at + 2] ?? NaN;
      marks.push({ kind, a: t, b, op });
    }
  }
  return marks;
}

/**
 * Without the temperatures that were asked for out of turn, and for which nothing was done: they break a law,
 * and belong to no step.
 */
function withoutIdle(marks: readonly Mark[]): Mark[] {
  let next = 1;
  return marks.filter(({ kind, a: t }, at) => {
    if (kind !== 'schedule') return true;
    const isIdle = t !== next && marks[at + 1]?.kind === 'schedule';
    if (!isIdle) next = t + 1;
    return !isIdle;
  });
}

/** A run's log, ready to be parsed. */
export interface Log {
  readonly marks: readonly Mark[];
  /**
   * Where all temperatures were asked for before any neighbours: whether steps can be seen that are as many
   * as these. Null where they were asked for in the steps.
   */
  readonly ahead: 'in-turn' | 'unlike' | null;
}

export function readLog(observation: Observation): Log {
  const marks = marksOf(observation);
  const first = marks.findIndex(({ kind }) => kind === 'neighbours');
  const last = marks.findLastIndex(({ kind }) => kind === 'schedule');
  // Who has asked for one temperature is in the first step.
  if (first < 0 || last > first || marks.filter(({ kind }) => kind === 'schedule').length < 2)
    return { marks: withoutIdle(marks), ahead: null };
  const turned = inTurn(marks) ?? inTurn(withoutIdle(marks));
  return { marks: turned ?? marks, ahead: turned === null ? 'unlike' : 'in-turn' };
}
