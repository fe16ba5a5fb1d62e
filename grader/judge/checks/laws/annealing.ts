import type { LocalRun } from '../../../reading/localRun.ts';
import { readLog } from '../../../reading/annealingLog.ts';
import { decidingNumbers } from '../../../reading/annealingDraws.ts';
import { coolingOf } from '../../../reading/coolingOf.ts';
import { PARSES, type Step, readSteps } from '../../../reading/annealingSteps.ts';
import { Neighbourhoods, sameState, type State } from '../../../reading/neighbourhood.ts';
import { type Conventions, RETURNED } from '../../../types/exercise.ts';
import type { RunEvidence } from '../../../types/verdict.ts';
import type { Broken, Reading } from './broken.ts';
import { runEvidence } from './pictures.ts';
import { brokenMove, brokenUphill, drawsNothing } from './annealingMoves.ts';
import { type Asked, brokenSteps, brokenTimes, isColdAtOnce, timesOf } from './annealingTimes.ts';
import { brokenAnswer, brokenEnd } from './annealingEnds.ts';
import { itemAt, lastOf } from '../../../types/lookup.ts';

/**
 * The laws of simulated annealing (figure 4.5): start at the initial state, ask schedule(t) with t = 1, 2, 3,
 * …, enter neighbours only, take every neighbour that is no worse, stop when the temperature is 0, return a
 * state as accepted.
 */
export function readAnnealing(
  run: LocalRun,
  { returned: accepted = RETURNED, accepts = [] }: Pick<Conventions, 'returned' | 'accepts'>,
): Reading {
  const around = new Neighbourhoods(run.problem, run.observation.points);
  const cooling = coolingOf(run.input);
  const log = readLog(run.observation, cooling);
  const read = PARSES.flatMap((parse) => {
    const steps = readSteps(log, around, parse);
    return steps === null ? [] : [{ parse, steps }];
  });
  const parses = read.map(({ steps }) => steps);
  const shownAs = read.find(({ steps }) => steps.length > 0) ?? read[0];
  const steps = shownAs?.steps;
  const times = timesOf(run, cooling);
  const path = run.path.length === 0 ? [run.initial] : run.path;
  const shown = steps === undefined || steps.length === 0 ? path : statesOf(run, steps);
  const move = brokenMove(run, steps !== undefined, isColdAtOnce(times));
  const uphill = steps === undefined ? null : brokenUphill(run, parses);
  const mayStopAtZero = accepts.includes('stops-at-goal');
  const end = brokenEnd(run, times, path, log.ahead !== null, mayStopAtZero);
  // Who may stop at a value of 0, and begins there, has nothing to ask.
  const isAtOnce = mayStopAtZero && run.path.length === 0 && run.isFinished && isInitialOfZero(run);
  const found = [
    brokenStart(run),
    brokenTimes(times, accepts.includes('time-from-zero')) ?? brokenSteps(run, log, cooling),
    move,
    uphill,
    drawsNothing(run),
    end,
    run.isFinished && end === null ? brokenAnswer(run, parses, path, accepted) : null,
  ].filter((each) => each !== null);
  const broken = isAtOnce ? [] : found;
  const last = lastOf(shown);
  const temperatures = steps?.map(({ T }) => T);
  return {
    neverBegan: run.isFinished && !isAtOnce ? neverMoved(run, times, accepts, move, uphill) : null,
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
        ...(shownAs === undefined ||
        temperatures === undefined ||
        temperatures.length !== shown.length ||
        !temperatures.every(Number.isFinite)
          ? {}
          : {
              temperatures,
              rejected: rejectedOf(run, shownAs.steps),
              drawn: decidingNumbers(log, shownAs.parse, shownAs.steps),
            }),
      }),
  };
}

const isInitialOfZero = ({ initial, returned, value }: LocalRun): boolean =>
  value(initial) === 0 && returned !== null && sameState(returned, initial);

/**
 * No temperature was asked for, or none but that before time begins; or there was one to search at, and no
 * neighbour was asked for or weighed, or none ever taken, not even a better one.
 */
function neverMoved(
  run: LocalRun,
  times: readonly Asked[],
  accepts: readonly string[],
  move: Broken | null,
  uphill: Broken | null,
): Broken | null {
  const isBefore = !accepts.includes('time-from-zero') && times.every(({ t }) => t === 0);
  if (times.length === 0 || (isBefore && run.path.length === 0)) return brokenTimes(times, false);
  if (isColdAtOnce(times)) return null;
  if (run.path.length === 0) return move;
  const weighed = run.asked.filter(({ op }) => op === 'value').map(({ state }) => state);
  // ΔE is between a current state and another, whose values may be remembered, but not from nowhere.
  const current = new Set<State | undefined>(run.path);
  if (!weighed.some((state) => current.has(run.observation.points[state])) || new Set(weighed).size < 2)
    return NEVER_WEIGHED;
  const hasStayed = run.path.every((state) => sameState(state, run.initial));
  return hasStayed && weighed.length >= ENOUGH_TO_MOVE ? uphill : null;
}

/** Who has asked for so many values, and refused better states all along, does not mean to move. */
const ENOUGH_TO_MOVE = 40;

const NEVER_WEIGHED: Broken = {
  law: 'moves',
  remark: { code: 'never-weighed', args: {} },
  expected: null,
};

const statesOf = ({ observation }: LocalRun, steps: readonly Step[]): State[] =>
  steps.map(({ state }) => itemAt(observation.points, state));

function rejectedOf(
  { observation, value }: LocalRun,
  steps: readonly Step[],
): NonNullable<RunEvidence['rejected']> {
  return steps.flatMap(({ state, next, evaluated }, at) => {
    if (evaluated === null || next !== state) return [];
    const proposal = itemAt(observation.points, evaluated);
    return [{ at, state: proposal, value: value(proposal) }];
  });
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
