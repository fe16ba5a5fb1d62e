import type { LocalRun } from '../../../reading/localRun.ts';
import { includesState, isDraw } from '../../../reading/localRun.ts';
import { PARSES, type Step, readLog, readSteps } from '../../../reading/annealingSteps.ts';
import {
  type Neighbourhood,
  Neighbourhoods,
  countDifferent,
  sameState,
  type State,
} from '../../../reading/neighbourhood.ts';
import { RETURNED, type Returned } from '../../../types/exercise.ts';
import type { Broken, Reading } from './broken.ts';
import { isReturned, stateless, valued } from './brokenAnswers.ts';
import { runEvidence } from './pictures.ts';

interface Asked {
  readonly t: number;
  readonly T: number;
}

/**
 * The laws of simulated annealing (figure 4.5): start at the initial state, ask schedule(t) with t = 1, 2, 3,
 * …, enter neighbours only, take every neighbour that is no worse, stop when the temperature is 0, return a
 * state as accepted.
 */
export function readAnnealing(run: LocalRun, accepted: readonly Returned[] = RETURNED): Reading {
  const around = new Neighbourhoods(run.problem, run.observation.points);
  const log = readLog(run.observation);
  const parses = PARSES.map((parse) => readSteps(log, run.observation, around, parse)).filter(
    (steps) => steps !== null,
  );
  const steps = parses.find(({ length }) => length > 0) ?? parses[0];
  const times = timesOf(run);
  const path = run.path.length === 0 ? [run.initial] : run.path;
  const shown = steps === undefined || steps.length === 0 ? path : statesOf(run, steps);
  const end = brokenEnd(run, times, path, log.isAskedAhead);
  const broken = [
    brokenStart(run),
    brokenTimes(times),
    brokenMove(run, steps !== undefined),
    steps === undefined ? null : brokenUphill(run, parses),
    drawsNothing(run),
    end,
    run.isFinished && end === null ? brokenAnswer(run, parses, path, accepted) : null,
  ].filter((each) => each !== null);
  const last = shown.at(-1)!;
  const temperatures = steps?.map(({ T }) => T);
  return {
    broken,
    summary: {
      code: 'annealed',
      args: { t: times.at(-1)?.t ?? 0, states: new Set(path).size, value: run.value(last) },
    },
    expected: null,
    evidence: (one) =>
      runEvidence(run, {
        states: shown,
        brokenAt: one?.at,
        ...(temperatures === undefined || temperatures.length !== shown.length
          ? {}
          : { temperatures, rejected: rejectedOf(run, steps!) }),
      }),
  };
}

const statesOf = ({ observation }: LocalRun, steps: readonly Step[]): State[] =>
  steps.map(({ state }) => observation.points[state]!);

function rejectedOf(
  { observation, value }: LocalRun,
  steps: readonly Step[],
): { at: number; value: number }[] {
  return steps.flatMap(({ state, next, evaluated }, at) =>
    evaluated !== null && next === state ? [{ at, value: value(observation.points[evaluated]!) }] : [],
  );
}

/** Asking again with the same t counts once. */
function timesOf({ asked }: LocalRun): Asked[] {
  const times: Asked[] = [];
  for (const { op, argument, answer } of asked)
    if (op === 'schedule' && times.at(-1)?.t !== argument) times.push({ t: argument, T: answer });
  return times;
}

function brokenStart({ path, initial }: LocalRun): Broken | null {
  const [first] = path;
  if (first === undefined || sameState(first, initial)) return null;
  return {
    law: 'start',
    at: 0,
    remark: { code: 'began-elsewhere', args: { first, initial } },
    expected: [...initial],
  };
}

function brokenTimes(times: readonly Asked[]): Broken | null {
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
      args: { t: times[wrong]!.t, next: wrong + 1, after: times[wrong - 1]?.t ?? null },
    },
    expected: wrong + 1,
  };
}

/**
 * Where no parse explains the log, the first step to a state that is no neighbour is to blame, if there is
 * one.
 */
function brokenMove(run: LocalRun, isExplained: boolean): Broken | null {
  const { path } = run;
  if (path.length === 0 && run.isFinished) {
    return {
      law: 'moves',
      remark: { code: 'never-asked-neighbours', args: {} },
      expected: null,
    };
  }
  if (isExplained) return null;
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [path[at - 1]!, path[at]!];
    if (run.areNeighbours(from, to) || path.slice(0, at).some((seen) => run.areNeighbours(seen, to)))
      continue;
    return {
      law: 'moves',
      at,
      remark: { code: 'went-to-no-neighbour', args: { from: valued(run, from), to: valued(run, to) } },
      expected: null,
    };
  }
  return null;
}

/**
 * A proposal that is no worse, and was not taken. Only where the search weighs exactly one neighbour in each
 * iteration: one that remembers values may weigh something else than what it proposes.
 */
function brokenUphill(run: LocalRun, parses: readonly (readonly Step[])[]): Broken | null {
  const { points } = run.observation;
  const found = parses.map((steps) => {
    const seen = steps.slice(0, -1);
    if (
      seen.length === 0 ||
      seen.some(
        ({ evaluated, next, state }) =>
          evaluated === null || next === null || (next !== state && next !== evaluated),
      )
    )
      return null;
    const at = seen.findIndex(
      ({ state, next, evaluated }) =>
        next === state && run.value(points[evaluated!]!) >= run.value(points[state]!),
    );
    return at < 0 ? null : { at, step: seen[at]! };
  });
  const [first] = found;
  if (first === null || first === undefined || found.some((each) => each === null)) return null;
  const { at, step } = first;
  const [from, to] = [points[step.state]!, points[step.evaluated!]!];
  const isLevel = run.value(from) === run.value(to);
  return {
    law: 'uphill',
    at,
    remark: {
      code: 'better-not-taken',
      args: { t: step.t, from: valued(run, from), drawn: valued(run, to), isLevel },
    },
    expected: [...to],
  };
}

/**
 * Where each state had one neighbour only, it need not be drawn; whether it was then accepted needs no draw
 * where it is no worse.
 */
function drawsNothing(run: LocalRun): Broken | null {
  if (run.asked.some(isDraw)) return null;
  const hasChoice = ({ value, values, neighbours }: Neighbourhood): boolean =>
    countDifferent(neighbours) > 1 || values.some((other) => other < value);
  if (!run.path.some((state) => hasChoice(run.around(state)))) return null;
  return {
    law: 'stream',
    remark: { code: 'annealed-without-drawing', args: {} },
    expected: null,
  };
}

/** It goes on until the temperature is 0, unless it may stop at a goal, and no longer. */
function brokenEnd(
  run: LocalRun,
  times: readonly Asked[],
  path: readonly State[],
  isAskedAhead: boolean,
): Broken | null {
  const cold = times.findIndex(({ T }) => T === 0);
  if (cold >= 0 && isAskedAhead) return null; // one iteration for each, as it should be
  if (cold >= 0) {
    const { t } = times[cold]!;
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
  if (run.around(path.at(-1)!).values.length === 0) return null;
  const last = times.at(-1)!;
  return {
    law: 'stops',
    at: path.length - 1,
    remark: { code: 'stopped-while-warm', args: { t: last.t, temperature: last.T } },
    expected: null,
  };
}

/** The current state may have moved once more than can be seen. */
function brokenAnswer(
  run: LocalRun,
  parses: readonly (readonly Step[])[],
  path: readonly State[],
  accepted: readonly Returned[],
): Broken | null {
  const { returned } = run;
  const last = path.at(-1)!;
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
