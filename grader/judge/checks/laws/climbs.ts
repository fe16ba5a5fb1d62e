import { type LocalRun, includesState, isDraw } from '../../../reading/localRun.ts';
import { betterPositions, countDifferent, sameState, type State } from '../../../reading/neighbourhood.ts';
import type { Broken, Reading } from './broken.ts';
import { wrongAnswer } from './brokenAnswers.ts';
import { type Entering, brokenStep, sidewaysLimit } from './climbMoves.ts';
import { brokenStop } from './climbStops.ts';
import { firstBetterPassed } from './firstBetter.ts';
import { runEvidence } from './pictures.ts';
import { itemAt, lastOf } from '../../../types/lookup.ts';

/** A search that stops too early after so few moves has not climbed. */
const MOST_BEFORE_IT_BEGINS = 1;

/** A search that ends too early after so few moves, or that walks about. */
function neverClimbed(
  run: LocalRun,
  path: readonly State[],
  entering: Entering,
  step: Broken | null,
): Broken | null {
  if (step !== null && wanders(run, path)) return step;
  if (!run.isFinished || path.length - 1 > MOST_BEFORE_IT_BEGINS) return null;
  const stop = brokenStop(run, path, entering);
  return stop === null ? null : (step ?? stop);
}

/** Whether a search goes down about as often as up, as a walk at random does. */
function wanders(run: LocalRun, path: readonly State[]): boolean {
  const rises = path.slice(1).map((to, at) => run.value(to) - run.value(itemAt(path, at)));
  const down = rises.filter((rise) => rise < 0).length;
  return down > 0 && 2 * down >= rises.filter((rise) => rise > 0).length;
}

/**
 * The laws of hill climbing (figure 4.2 and its variants): start at the initial state, enter only what the
 * variant allows, stop exactly when nothing is left to enter, return the state reached.
 */
export function readClimb(run: LocalRun, entering: Entering): Reading {
  const path = pathOf(run, entering);
  const step = brokenStep(run, path, entering);
  const stop = step === null && run.isFinished ? brokenStop(run, path, entering) : null;
  const answer = step === null && stop === null && run.isFinished ? brokenAnswer(run, path) : null;
  const drawn =
    entering === 'best'
      ? null
      : ((entering === 'first-better' ? firstBetterPassed(run, path) : null) ?? drawsNothing(run, path));
  const broken = [step, drawn, stop, answer].filter((each) => each !== null);
  const last = lastOf(path);
  const moves = path.length - 1;
  return {
    neverBegan: neverClimbed(run, path, entering, step),
    broken,
    summary: {
      code: 'climbed',
      args: {
        moves,
        entering: entering === 'best' ? 'best' : 'better',
        value: run.value(last),
        maySidestep: entering === 'best' && sidewaysLimit(run) > 0,
      },
    },
    expected: [...last],
    evidence: (shown) => runEvidence(run, { states: path, brokenAt: shown?.at }),
  };
}

/**
 * The current states: those asked for neighbours, and the one returned if it is one move further. To return
 * it without asking is right where nothing can be better.
 */
function pathOf(run: LocalRun, entering: Entering): readonly State[] {
  const path = run.path.length === 0 ? [run.initial] : run.path;
  const last = lastOf(path);
  const { returned } = run;
  const isStep =
    returned !== null &&
    run.path.length > 0 &&
    !includesState(path, returned) &&
    run.areNeighbours(last, returned) &&
    run.value(returned) > run.value(last);
  const seen = isStep ? [...path, returned] : path;
  return entering === 'best' && sidewaysLimit(run) > 0 ? withRemembered(run, seen) : seen;
}

/**
 * Sideways moves back to states that the search remembers are not asked for again: they are put in between,
 * the fewest that there can be.
 */
function withRemembered(run: LocalRun, path: readonly State[]): State[] {
  const whole: State[] = path.slice(0, 1);
  let level = new Set(whole);
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [itemAt(path, at - 1), itemAt(path, at)];
    const isStep = run.areNeighbours(from, to);
    const way = isStep ? [] : wayOver(run, level, from, to);
    // A step that nothing leads to, or too many sideways ones, break a law: what comes after is as asked.
    if ((!isStep && way.length === 0) || level.size > sidewaysLimit(run) + 1)
      return [...whole, ...path.slice(at)];
    whole.push(...way, to);
    level = run.value(to) === run.value(from) ? level.add(to) : new Set([to]);
  }
  return whole;
}

/** States strictly between two, over those of `level`, which are as good; empty if there is no way. */
function wayOver(run: LocalRun, level: ReadonlySet<State>, from: State, to: State): State[] {
  const cameFrom = new Map<State, State | null>([[from, null]]);
  const queue: State[] = [from];
  for (const state of queue) {
    if (state !== from && run.areNeighbours(state, to)) {
      const way: State[] = [];
      for (let at: State | null = state; at !== null && at !== from; at = cameFrom.get(at) ?? null)
        way.push(at);
      return way.reverse();
    }
    for (const next of level) {
      if (cameFrom.has(next) || !run.areNeighbours(state, next)) continue;
      cameFrom.set(next, state);
      queue.push(next);
    }
  }
  return [];
}

function brokenAnswer(run: LocalRun, path: readonly State[]): Broken | null {
  const last = lastOf(path);
  if (run.returned !== null && (sameState(run.returned, last) || mayHaveGoneBack(run, last, run.returned)))
    return null;
  return {
    law: 'returns',
    at: path.length - 1,
    remark: wrongAnswer(run, path, last),
    expected: [...last],
  };
}

/**
 * A search that remembers neighbours may have made its last sideways moves unseen, over states that it was
 * at.
 */
function mayHaveGoneBack(run: LocalRun, last: State, returned: State): boolean {
  const remembers = new Set(run.path).size === run.path.length;
  return (
    sidewaysLimit(run) > 0 &&
    remembers &&
    run.value(returned) === run.value(last) &&
    includesState(run.path, returned)
  );
}

/** Where each step had one way up only, nothing had to be drawn. */
function drawsNothing(run: LocalRun, path: readonly State[]): Broken | null {
  if (run.asked.some(isDraw)) return null;
  for (const [at, from] of path.slice(0, -1).entries()) {
    const around = run.around(from);
    const ways = countDifferent(
      betterPositions(around).map((position) => itemAt(around.neighbours, position)),
    );
    if (ways < 2) continue;
    return {
      law: 'stream',
      at: at + 1,
      remark: { code: 'climbed-without-drawing', args: { moves: path.length - 1, step: at + 1, ways } },
      expected: null,
    };
  }
  return null;
}
