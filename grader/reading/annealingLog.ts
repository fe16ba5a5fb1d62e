import { type Observation, EVENT_SIZE, OPS } from '../types/observation.ts';
import { type Mark, inTurn, warmOf } from './askedAhead.ts';
import type { Cooling } from './coolingOf.ts';

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

export function readLog(observation: Observation, { each, own }: Cooling): Log {
  const seen = marksOf(observation);
  const hasAsked = seen.some(({ kind }) => kind === 'schedule');
  const marks = hasAsked || own === null ? seen : [...own.map(timeMark), ...seen];
  if (each > 1) return readSeveral(marks, each);
  const first = marks.findIndex(({ kind }) => kind === 'neighbours');
  const last = marks.findLastIndex(({ kind }) => kind === 'schedule');
  // Who has asked for one temperature is in the first step.
  if (first < 0 || last > first || marks.filter(({ kind }) => kind === 'schedule').length < 2)
    return { marks: withoutIdle(marks), ahead: null };
  const turned = inTurn(marks) ?? inTurn(withoutIdle(marks));
  return { marks: turned ?? marks, ahead: turned === null ? 'unlike' : 'in-turn' };
}

const SCHEDULE = OPS.indexOf('schedule');

const timeMark = (T: number, at: number): Mark => ({ kind: 'schedule', a: at + 1, b: T, op: SCHEDULE });

/** Several steps at each temperature: each step is given its own mark. */
function readSeveral(marks: readonly Mark[], each: number): Log {
  const warm = warmOf(marks.filter(({ kind }) => kind === 'schedule'));
  if (warm.length === 0) return { marks, ahead: null };
  const turned = inTurn(marks, each);
  const isAhead = marks.findLastIndex(({ kind }) => kind === 'schedule') < marks.findIndex(isNeighbours);
  if (turned === null) return { marks, ahead: 'unlike' };
  if (isAhead) return { marks: turned, ahead: 'in-turn' };
  // Asked for in the steps, each temperature stands before the first step that is made at it.
  const drawn = drawsBeforeTimes(marks);
  const due = drawsBeforeTimes(turned).filter((_, at) => at < warm.length * each && at % each === 0);
  return due.every((draws, at) => draws === drawn[at])
    ? { marks: turned, ahead: null }
    : { marks, ahead: 'unlike' };
}

const isNeighbours = ({ kind }: Mark): boolean => kind === 'neighbours';

/** Of each question for a temperature, how many draws were made before it. */
function drawsBeforeTimes(marks: readonly Mark[]): number[] {
  let draws = 0;
  return marks.flatMap(({ kind }) => {
    if (kind === 'draw') draws += 1;
    return kind === 'schedule' ? [draws] : [];
  });
}
