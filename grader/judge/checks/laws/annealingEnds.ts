import type { LocalRun } from '../../../reading/localRun.ts';
import { includesState, isDraw } from '../../../reading/localRun.ts';
import { type Step } from '../../../reading/annealingSteps.ts';
import { sameState, type State } from '../../../reading/neighbourhood.ts';
import { type Returned } from '../../../types/exercise.ts';
import type { Broken } from './broken.ts';
import { isReturned, stateless, valued } from './brokenAnswers.ts';
import { type Asked } from './annealingTimes.ts';
import { itemAt, lastOf } from '../../../types/lookup.ts';

/** It goes on until the temperature is 0, unless it may stop at a goal, and no longer. */
export function brokenEnd(
  run: LocalRun,
  times: readonly Asked[],
  path: readonly State[],
  isAskedAhead: boolean,
  mayStopAtZero: boolean,
): Broken | null {
  const cold = times.findIndex(({ T }) => T === 0);
  if (cold >= 0 && isAskedAhead) return null; // whether there is one step for each is another law
  if (cold >= 0) {
    const { t } = itemAt(times, cold);
    const position = run.asked.findIndex(({ op, argument }) => op === 'schedule' && argument === t);
    const after = run.asked
      .slice(position + 1)
      .find((asked) => isDraw(asked) || (asked.op === 'schedule' && asked.argument !== t));
    if (after === undefined) return null;
    return {
      law: 'stops',
      remark: {
        code: 'went-on-when-cold',
        args: { t, asked: after.op === 'schedule' ? { schedule: after.argument } : 'draw' },
      },
      expected: null,
    };
  }
  if (!run.isFinished || times.length === 0) return null;
  const goal = run.input.options['goal'];
  const ends = [...path, ...(run.returned === null ? [] : [run.returned])];
  if (goal !== undefined && ends.some((state) => run.value(state) >= Number(goal))) return null;
  if (mayStopAtZero && run.returned !== null && run.value(run.returned) === 0) return null;
  if (run.around(lastOf(path)).values.length === 0) return null;
  const last = lastOf(times);
  return {
    law: 'stops',
    at: path.length - 1,
    remark: { code: 'stopped-while-warm', args: { t: last.t, temperature: last.T } },
    expected: null,
  };
}

/** The current state may have moved once more than can be seen. */
export function brokenAnswer(
  run: LocalRun,
  parses: readonly (readonly Step[])[],
  path: readonly State[],
  accepted: readonly Returned[],
): Broken | null {
  const { returned } = run;
  const last = lastOf(path);
  if (returned === null) {
    return {
      law: 'returns',
      at: path.length - 1,
      remark: { code: 'returned-no-state', args: stateless(run, last) },
      expected: [...last],
    };
  }
  const { isHidden, T } = lastStep(parses);
  const mayHaveMoved = (from: State): boolean =>
    run.areNeighbours(from, returned) && canAccept(run.value(returned) - run.value(from), T);
  const isCurrent =
    isReturned(run, last) ||
    mayHaveMoved(last) ||
    (isHidden && path.some((state) => sameState(state, returned) || mayHaveMoved(state)));
  const best = path.reduce((most, state) => Math.max(most, run.value(state)), -Infinity);
  const isBest =
    run.value(returned) >= best &&
    (includesState(path, returned) ||
      path.some((state) => (isHidden || state === last) && run.areNeighbours(state, returned)));
  if ((accepted.includes('current') && isCurrent) || (accepted.includes('best') && isBest)) return null;
  const expected = accepted.includes('current')
    ? [...last]
    : [...path.find((state) => run.value(state) === best)!];
  const asked = accepted.length > 1 ? 'either' : accepted.includes('current') ? 'current' : 'best';
  return {
    law: 'returns',
    at: path.length - 1,
    remark: {
      code: 'returned-neither-end-nor-best',
      args: { returned: valued(run, returned), accepted: asked, expected: valued(run, expected) },
    },
    expected,
  };
}

/**
 * Whether a correct search may take such a step at all: at a temperature near 0 a worse state has no chance.
 */
const canAccept = (delta: number, T: number): boolean => delta >= 0 || Math.exp(delta / T) > 0;

/**
 * The temperature of the last iteration, and whether the last states may be hidden: where neighbours are
 * asked once a state, or no parse is known.
 */
function lastStep(parses: readonly (readonly Step[])[]): { readonly isHidden: boolean; readonly T: number } {
  const isHidden =
    parses.length === 0 ||
    parses.some((steps) => steps.some(({ stayedOrSeen }) => stayedOrSeen !== undefined));
  const T = parses.reduce((highest, steps) => Math.max(highest, steps.at(-1)?.T ?? 0), 0);
  return { isHidden, T: isHidden || T === 0 ? Infinity : T };
}
