import type { Log } from '../../../reading/annealingLog.ts';
import type { Cooling } from '../../../reading/coolingOf.ts';
import type { Mark } from '../../../reading/askedAhead.ts';
import type { LocalRun } from '../../../reading/localRun.ts';
import { valued } from './brokenAnswers.ts';
import type { Broken } from './broken.ts';
import { itemAt } from '../../../types/lookup.ts';

export interface Asked {
  readonly t: number;
  readonly T: number;
}

/** Asking again with the same t counts once; where none was asked for, those that it may have worked out. */
export function timesOf({ asked }: LocalRun, { own }: Cooling): Asked[] {
  if (own !== null && !asked.some(({ op }) => op === 'schedule'))
    return own.map((T, at) => ({ t: at + 1, T }));
  const times: Asked[] = [];
  for (const { op, argument, answer } of asked)
    if (op === 'schedule' && times.at(-1)?.t !== argument) times.push({ t: argument, T: answer });
  return times;
}

/**
 * Whether there is nothing to do, as the temperature is 0 where time begins: at 1, or at 0 for who counts
 * from there. That it is 0 at any other time, which may be beyond the end, says nothing of that.
 */
export const isColdAtOnce = (times: readonly Asked[]): boolean =>
  times.some(({ t, T }) => T === 0 && (t === 0 || t === 1));

/** Time goes on by one, from 1 or, where that is accepted, from 0. */
export function brokenTimes(times: readonly Asked[], mayBeginAtZero: boolean): Broken | null {
  if (times.length === 0) {
    return {
      law: 'schedule',
      remark: { code: 'never-asked-schedule', args: {} },
      expected: 1,
    };
  }
  const first = mayBeginAtZero && times[0]?.t === 0 ? 0 : 1;
  const wrong = times.findIndex(({ t }, at) => t !== at + first);
  if (wrong < 0) return null;
  return {
    law: 'schedule',
    at: wrong,
    remark: {
      code: 'time-out-of-turn',
      args: { t: itemAt(times, wrong).t, next: wrong + first, after: times[wrong - 1]?.t ?? null },
    },
    expected: wrong + first,
  };
}

/** So many steps as are to be made at each temperature, where that can be seen; else one, not several. */
export function brokenSteps(run: LocalRun, { marks, ahead }: Log, { each, own }: Cooling): Broken | null {
  if (ahead === 'unlike') {
    if (!run.isFinished) return null;
    const steps = marks.filter(({ kind, b }) => kind === 'schedule' && b > 0).length;
    return {
      law: 'schedule',
      remark:
        each === 1 && own === null
          ? { code: 'steps-unlike-temperatures', args: { steps } }
          : { code: 'steps-unlike-schedule', args: { temperatures: steps, each } },
      expected: null,
    };
  }
  if (each > 1) return null;
  let start = 0;
  for (let at = 1; at <= marks.length; at += 1) {
    if (at < marks.length && marks[at]?.kind !== 'schedule') continue;
    const broken = severalSteps(run, marks.slice(start, at));
    if (broken !== null) return broken;
    start = at;
  }
  return null;
}

/** Neighbours, a draw, those of another state and a draw once more, all at one temperature. */
function severalSteps(run: LocalRun, marks: readonly Mark[]): Broken | null {
  const [time] = marks;
  if (time?.kind !== 'schedule' || !(time.b > 0)) return null;
  let first: number | null = null;
  let second: number | null = null;
  let hasDrawn = false;
  for (const { kind, a } of marks) {
    if (kind === 'draw' && second !== null && first !== null) {
      const seen = (state: number) => valued(run, itemAt(run.observation.points, state));
      return {
        law: 'schedule',
        remark: {
          code: 'several-steps-at-one-temperature',
          args: { t: time.a, from: seen(first), to: seen(second) },
        },
        expected: null,
      };
    }
    if (kind === 'draw') hasDrawn = first !== null;
    if (kind !== 'neighbours') continue;
    if (first !== null && hasDrawn && a !== first) second = a;
    else first = a;
  }
  return null;
}
