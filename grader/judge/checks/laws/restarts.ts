import { type LocalRun, includesState, isDraw } from '../../../reading/localRun.ts';
import { type Start } from '../../../reading/starts.ts';
import { type State } from '../../../reading/neighbourhood.ts';
import type { Conventions } from '../../../types/exercise.ts';
import type { Broken, Reading } from './broken.ts';
import { stateless, valued } from './brokenAnswers.ts';
import { brokenStep } from './climbMoves.ts';
import { neverClimbed } from './neverClimbed.ts';
import { runEvidence } from './pictures.ts';
import { brokenFirstStart, brokenRestart, startsOf } from './restartStarts.ts';
import { itemAt, lastOf } from '../../../types/lookup.ts';

/**
 * The laws of random-restart hill climbing: each climb is steepest ascent to its end, starts from a random
 * state of its own, and no climb is made once the goal is reached or all are used up. The best end is
 * returned.
 */
export function readRestarts(run: LocalRun, { accepts = [] }: Pick<Conventions, 'accepts'>): Reading {
  const starts = startsOf(run);
  const path = starts.flatMap((start) => start.path);
  let begun = 0;
  const offsets = starts.map((start) => {
    const offset = begun;
    begun += start.path.length;
    return offset;
  });
  const ends = starts.map((start, at) => endOf(run, start, at === starts.length - 1));
  const climbs = brokenClimb(run, starts, offsets, ends);
  const number = brokenCount(
    run,
    ends,
    offsets,
    starts.reduce((sum, { again }) => sum + again, 0),
  );
  const neverBegan = run.isFinished ? neverClimbed(run, starts, ends, climbs) : null;
  const broken = [
    neverBegan,
    brokenFirstStart(run, starts, accepts.includes('initial-not-used')),
    climbs,
    brokenRestart(run, starts, offsets),
    drawsNothing(run, starts),
    number,
    // Who never starts again keeps the laws of restarts for want of any.
    number !== null && starts.length === 1 && ends.length === 1
      ? { ...number, law: 'restarts' as const }
      : null,
    run.isFinished && starts.length > 0 ? brokenAnswer(run, ends, path) : null,
  ].filter((each) => each !== null);
  const best = ends.reduce((most, end) => Math.max(most, run.value(end)), -Infinity);
  return {
    neverBegan,
    broken,
    summary: { code: 'restarted', args: { climbs: starts.length, best } },
    expected: [...(ends.find((end) => run.value(end) === best) ?? run.initial)],
    evidence: (shown) =>
      runEvidence(run, {
        states: path.length === 0 ? [run.initial] : path,
        brokenAt: shown?.at,
        starts: offsets,
      }),
  };
}

/** The last state of a climb; of the last one, also the state returned, where that is one move further. */
function endOf(run: LocalRun, { path }: Start, isLast: boolean): State {
  const last = lastOf(path);
  const { returned } = run;
  // A search that stops at a goal need not ask for the goal's neighbours.
  const isStep =
    isLast && returned !== null && run.areNeighbours(last, returned) && run.value(returned) > run.value(last);
  return isStep ? returned : last;
}

function brokenClimb(
  run: LocalRun,
  starts: readonly Start[],
  offsets: readonly number[],
  ends: readonly State[],
): Broken | null {
  for (const [at, start] of starts.entries()) {
    const own: LocalRun = { ...run, initial: start.state };
    const path = ends[at] === start.path.at(-1) ? start.path : [...start.path, itemAt(ends, at)];
    const step = brokenStep(own, path, 'best');
    if (step !== null)
      return {
        ...step,
        at: itemAt(offsets, at) + (step.at ?? 0),
        remark: { code: 'broken-in-climb', args: { climb: at + 1, step: step.remark } },
      };
    const isCut = at === starts.length - 1 && !run.isFinished;
    const around = run.around(itemAt(ends, at));
    const better = around.values.findIndex((value) => value > around.value);
    if (better < 0 || isCut || isGoal(run, around.value)) continue;
    const example = itemAt(around.neighbours, better);
    return {
      law: 'stops',
      at: itemAt(offsets, at) + start.path.length - 1,
      remark: {
        code: 'climb-stopped-below-the-top',
        args: { climb: at + 1, last: valued(run, itemAt(ends, at)), better: valued(run, example) },
      },
      expected: [...example],
    };
  }
  return null;
}

function drawsNothing(run: LocalRun, starts: readonly Start[]): Broken | null {
  if (starts.length < 2 || run.asked.some(isDraw)) return null;
  return {
    law: 'stream',
    at: 0,
    remark: { code: 'restarted-without-drawing', args: { climbs: starts.length } },
    expected: null,
  };
}

const isGoal = ({ input, problem }: LocalRun, value: number): boolean => {
  const goal = input.options['goal'] ?? problem.goal;
  return goal !== null && value >= Number(goal);
};

/** `again` climbs may have started where the one before ended, and so cannot be told from asking again. */
function brokenCount(
  run: LocalRun,
  ends: readonly State[],
  offsets: readonly number[],
  again: number,
): Broken | null {
  const limit = run.input.options['restarts'];
  const goal = run.input.options['goal'];
  const reached = goal === undefined ? -1 : ends.findIndex((end) => run.value(end) >= Number(goal));
  if (reached >= 0 && reached < ends.length - 1) {
    return {
      law: 'stops',
      at: itemAt(offsets, reached + 1),
      remark: {
        code: 'climbed-after-goal',
        args: { climb: reached + 1, value: run.value(itemAt(ends, reached)) },
      },
      expected: [...itemAt(ends, reached)],
    };
  }
  if (limit === undefined) return null;
  const most = Number(limit);
  if (ends.length > most)
    return {
      law: 'stops',
      at: itemAt(offsets, most),
      remark: { code: 'too-many-climbs', args: { climbs: ends.length, most } },
      expected: most,
    };
  if (
    run.isFinished &&
    ends.length > 0 &&
    ends.length + again < most &&
    reached < 0 &&
    !isGoal(run, run.value(lastOf(ends)))
  ) {
    return {
      law: 'stops',
      at: lastOf(offsets),
      remark: { code: 'too-few-climbs', args: { climbs: ends.length, most } },
      expected: most,
    };
  }
  return null;
}

function brokenAnswer(run: LocalRun, ends: readonly State[], path: readonly State[]): Broken | null {
  const best = ends.reduce((most, end) => (run.value(end) > run.value(most) ? end : most));
  const { returned } = run;
  if (returned !== null && includesState(ends, returned) && run.value(returned) === run.value(best))
    return null;
  const at = path.length - 1;
  if (returned === null)
    return {
      law: 'returns',
      at,
      remark: {
        code: 'climbs-returned-no-state',
        args: { best: valued(run, best), ...stateless(run, best) },
      },
      expected: [...best],
    };
  return {
    law: 'returns',
    at,
    remark: {
      code: 'returned-not-the-best-end',
      args: { best: valued(run, best), returned: valued(run, returned) },
    },
    expected: [...best],
  };
}
