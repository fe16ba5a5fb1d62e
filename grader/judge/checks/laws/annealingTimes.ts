import type { LocalRun } from '../../../reading/localRun.ts';
import type { Broken } from './broken.ts';
import { itemAt } from '../../../types/lookup.ts';

export interface Asked {
  readonly t: number;
  readonly T: number;
}

/** Asking again with the same t counts once. */
export function timesOf({ asked }: LocalRun): Asked[] {
  const times: Asked[] = [];
  for (const { op, argument, answer } of asked)
    if (op === 'schedule' && times.at(-1)?.t !== argument) times.push({ t: argument, T: answer });
  return times;
}

export function brokenTimes(times: readonly Asked[]): Broken | null {
  if (times.length === 0) {
    return {
      law: 'schedule',
      remark: { code: 'never-asked-schedule', args: {} },
      expected: 1,
    };
  }
  const wrong = times.findIndex(({ t }, at) => t !== at + 1);
  if (wrong < 0) return null;
  return {
    law: 'schedule',
    at: wrong,
    remark: {
      code: 'time-out-of-turn',
      args: { t: itemAt(times, wrong).t, next: wrong + 1, after: times[wrong - 1]?.t ?? null },
    },
    expected: wrong + 1,
  };
}
