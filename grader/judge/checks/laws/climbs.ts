import { bestPositions, betterPositions, positionsOf, sameState, type State } from '../../statistics/neighbourhood.ts';
import { type LocalRun, includesState, isDraw } from '../../reading/localRun.ts';
import { count, showNumber } from '../../words.ts';
import { wrongAnswer } from './answers.ts';
import { type Broken, type Reading, showState, withValue } from './broken.ts';
import { runEvidence } from './pictures.ts';

/** What a climb may enter: a best neighbour, also sideways for a while; any better one; or the first better one that it draws. */
export type Entering = 'best' | 'better' | 'first-better';

/**
 * The laws of hill climbing (figure 4.2 and its variants): start at the initial state, enter only what the variant
 * allows, stop exactly when nothing is left to enter, return the state reached.
 */
export function readClimb(run: LocalRun, entering: Entering): Reading {
  const path = pathOf(run, entering);
  const step = brokenStep(run, path, entering);
  const stop = step === null && run.isFinished ? brokenStop(run, path, entering) : null;
  const answer = step === null && stop === null && run.isFinished ? brokenAnswer(run, path) : null;
  const drawn = entering === 'best' ? null : ((entering === 'first-better' ? firstBetterPassed(run, path) : null) ?? drawsNothing(run, path));
  const broken = [step, drawn, stop, answer].filter((each) => each !== null);
  const last = path.at(-1)!;
  const moves = path.length - 1;
  const how = entering === 'best' ? 'each to a best neighbour' : 'each to a better neighbour';
  const where = entering === 'best' && sidewaysLimit(run) > 0 ? 'where it may go no further' : 'where no neighbour is better';
  return {
    broken,
    summary: `${moves === 0 ? 'Made no move' : `Made ${count(moves, 'move')}, ${how}`}, and stopped at value ${showNumber(run.value(last))}, ${where}.`,
    expected: [...last],
    evidence: (shown) => runEvidence(run, { states: path, brokenAt: shown?.at }),
  };
}

export const sidewaysLimit = ({ input }: LocalRun): number => Number(input.options['sideways'] ?? 0);

/**
 * The current states: those asked for neighbours, and the one returned if it is one move further. To return it without
 * asking is right where nothing can be better.
 */
function pathOf(run: LocalRun, entering: Entering): readonly State[] {
  const path = run.path.length === 0 ? [run.initial] : run.path;
  const last = path.at(-1)!;
  const { returned } = run;
  const isStep = returned !== null && run.path.length > 0 && !includesState(path, returned) && run.areNeighbours(last, returned) && run.value(returned) > run.value(last);
  const seen = isStep ? [...path, returned] : path;
  return entering === 'best' && sidewaysLimit(run) > 0 ? withRemembered(run, seen) : seen;
}

/** Sideways moves back to states that the search remembers are not asked for again: they are put in between, the fewest that there can be. */
function withRemembered(run: LocalRun, path: readonly State[]): State[] {
  const whole: State[] = path.slice(0, 1);
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [path[at - 1]!, path[at]!];
    if (!run.areNeighbours(from, to)) whole.push(...wayOver(run, path.slice(0, at), from, to));
    whole.push(to);
  }
  return whole;
}

/** States strictly between two, over states that were there before and are as good; empty if there is no way. */
function wayOver(run: LocalRun, seen: readonly State[], from: State, to: State): State[] {
  const level = [...new Set(seen)].filter((state) => run.value(state) === run.value(from));
  const cameFrom = new Map<State, State | null>([[from, null]]);
  const queue: State[] = [from];
  for (const state of queue) {
    if (state !== from && run.areNeighbours(state, to)) {
      const way: State[] = [];
      for (let at: State | null = state; at !== null && at !== from; at = cameFrom.get(at) ?? null) way.push(at);
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

/** The first move that the variant would not make. */
export function brokenStep(run: LocalRun, path: readonly State[], entering: Entering): Broken | null {
  if (!sameState(path[0]!, run.initial)) {
    return { law: 'start', at: 0, sentence: `Your search began at ${showState(path[0]!)}, not at the initial state ${showState(run.initial)}.`, help: 'Start from problem.initial.', expected: [...run.initial] };
  }
  let sideways = 0;
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [path[at - 1]!, path[at]!];
    const broken = brokenMove(run, from, to, at, entering, sideways);
    if (broken !== null) return broken;
    sideways = run.value(to) === run.value(from) ? sideways + 1 : 0;
  }
  return null;
}

function brokenMove(run: LocalRun, from: State, to: State, at: number, entering: Entering, sideways: number): Broken | null {
  const around = run.around(from);
  const [before, after] = [around.value, run.value(to)];
  const allowed = entering === 'best' ? bestPositions(around) : betterPositions(around);
  const highest = around.values.reduce((a, b) => Math.max(a, b), -Infinity);
  const where = `In step ${at} your search went from ${withValue(from, before)} to ${withValue(to, after)}`;
  const expected = highest > before ? allowed.slice(0, 8).map((position) => [...around.neighbours[position]!]) : [...from];
  if (positionsOf(around, to).length === 0) {
    return { law: 'moves', at, sentence: `${where}, which is not one of its neighbours.`, help: 'Move only to a state that problem.neighbours(state) gave for the current one.', expected };
  }
  const limit = entering === 'best' ? sidewaysLimit(run) : 0;
  if (after === before && highest === before && limit > 0) {
    if (sideways < limit) return null;
    return { law: 'stops', at, sentence: `${where}: sideways move number ${sideways + 1} in a row, and ${limit} are allowed.`, help: 'Count the sideways moves in a row, and stop when options.sideways of them have been made. An uphill move starts the count again.', expected: [...from] };
  }
  if (highest <= before) {
    const why = after === before ? 'which is no better' : 'which is worse';
    return { law: 'moves', at, sentence: `${where}, ${why}: no neighbour is better than ${showNumber(before)}, so it should have stopped.`, help: 'Stop when the best neighbour is not better than the current state.', expected };
  }
  if (entering === 'best' && after < highest) {
    const best = around.neighbours[allowed[0]!]!;
    return { law: 'moves', at, sentence: `${where}, but the best neighbour has value ${showNumber(highest)}: ${showState(best)}, for one.`, help: 'Look at all neighbours before you move, and take one with the highest value.', expected };
  }
  if (after <= before) {
    return { law: 'moves', at, sentence: `${where}, which is ${after === before ? 'no better' : 'worse'}.`, help: 'Move only to a neighbour whose value is higher than the current one.', expected };
  }
  return null;
}

/** Where the search stopped, when each move was right: not before it had to. */
function brokenStop(run: LocalRun, path: readonly State[], entering: Entering): Broken | null {
  const at = path.length - 1;
  const last = path[at]!;
  const around = run.around(last);
  const better = betterPositions(around);
  if (run.path.length === 0 && !(run.returned !== null && sameState(run.returned, run.initial) && isValued(run, run.initial) && better.length === 0)) {
    return {
      law: 'moves',
      sentence: 'Your search never asked problem.neighbours(state), so it cannot have looked at any neighbour.',
      help: "Ask problem.neighbours for the current state's neighbours: that is what makes the search visible.",
      expected: null,
    };
  }
  if (better.length > 0) {
    if (entering !== 'best' && hasTriedEnough(run, last)) return null;
    const example = around.neighbours[entering === 'best' ? bestPositions(around)[0]! : better[0]!]!;
    return {
      law: 'stops',
      at,
      sentence: `Your search stopped at ${withValue(last, around.value)}, but a neighbour has value ${showNumber(run.value(example))}: ${showState(example)}, for one.`,
      help: 'Go on until no neighbour is better than the current state.',
      expected: [...example],
    };
  }
  return entering === 'best' ? stoppedBeforeLimit(run, path) : null;
}

/** Sideways moves that were left, where each move can be seen and the limit is far from reached. */
function stoppedBeforeLimit(run: LocalRun, path: readonly State[]): Broken | null {
  const limit = sidewaysLimit(run);
  const last = path.at(-1)!;
  const around = run.around(last);
  const level = bestPositions(around).filter((position) => around.values[position] === around.value);
  if (limit === 0 || level.length === 0 || around.value === run.problem.goal) return null;
  let inARow = 0;
  for (let at = path.length - 1; at > 0 && run.value(path[at]!) === around.value && run.value(path[at - 1]!) === around.value; at -= 1) inARow += 1;
  // A search that remembers neighbours may have gone back and forth unseen.
  const isHidden = new Set(run.path).size === run.path.length && level.some((position) => includesState(run.path, around.neighbours[position]!));
  if (inARow >= limit || isHidden) return null;
  const example = around.neighbours[level[0]!]!;
  return {
    law: 'stops',
    at: path.length - 1,
    sentence: `Your search stopped at ${withValue(last, around.value)} after ${count(inARow, 'sideways move')} in a row. It may make ${limit}, and a neighbour is as good: ${showState(example)}, for one.`,
    help: 'While sideways moves are left, go on to a best neighbour that is as good as the current state.',
    expected: [...example],
  };
}

const isValued = (run: LocalRun, state: State): boolean => run.asked.some(({ op, state: number }) => op === 'value' && sameState(run.observation.points[number]!, state));

/** With a limit on tries, a search may give up below a local maximum once it has drawn or weighed so many neighbours there. */
function hasTriedEnough(run: LocalRun, last: State): boolean {
  const tries = run.input.options['tries'];
  if (tries === undefined) return false;
  const since = run.asked.findLastIndex(({ op, state }) => op === 'neighbours' && sameState(run.observation.points[state]!, last));
  const first = run.asked.findIndex(({ op, state }) => op === 'neighbours' && sameState(run.observation.points[state]!, last));
  const after = run.asked.slice(Math.min(since, first));
  const draws = after.filter(isDraw).length;
  const weighed = after.filter(({ op }) => op === 'value').length;
  return Math.max(draws, weighed) >= Number(tries);
}

function brokenAnswer(run: LocalRun, path: readonly State[]): Broken | null {
  const last = path.at(-1)!;
  if (run.returned !== null && (sameState(run.returned, last) || mayHaveGoneBack(run, last, run.returned))) return null;
  return { law: 'returns', at: path.length - 1, ...wrongAnswer(run, path), expected: [...last] };
}

/** A search that remembers neighbours may have made its last sideways moves unseen, over states that it was at. */
function mayHaveGoneBack(run: LocalRun, last: State, returned: State): boolean {
  const remembers = new Set(run.path).size === run.path.length;
  return sidewaysLimit(run) > 0 && remembers && run.value(returned) === run.value(last) && includesState(run.path, returned);
}

/**
 * First choice takes the first better neighbour that it draws, seen in the order in which it weighs them once it has
 * drawn. Where a search weighs all neighbours of its first state, what it draws cannot be seen.
 */
function firstBetterPassed(run: LocalRun, path: readonly State[]): Broken | null {
  const { points } = run.observation;
  const weighed: State[][] = [[]];
  let current = -1;
  let hasDrawn = false;
  for (const asked of run.asked) {
    const { op, state } = asked;
    hasDrawn ||= isDraw(asked);
    if (op === 'neighbours' && run.path[current] !== points[state]) {
      current += 1;
      weighed[current] = [];
      hasDrawn = false;
    }
    if (op === 'value' && hasDrawn && current >= 0 && run.areNeighbours(run.path[current]!, points[state]!) && !includesState(weighed[current]!, points[state]!)) weighed[current]!.push(points[state]!);
  }
  const all = run.path[0] === undefined ? 0 : new Set(run.around(run.path[0]).neighbours.map((each) => each.join())).size;
  if (weighed[0]!.length >= all) return null;
  for (let at = 1; at < path.length && at <= weighed.length; at += 1) {
    const from = path[at - 1]!;
    const seen = weighed[at - 1]!;
    const first = seen.findIndex((state) => run.value(state) > run.value(from));
    if (first < 0 || first === seen.length - 1 || sameState(seen[first]!, path[at]!)) continue;
    return {
      law: 'moves',
      at,
      sentence: `In step ${at} your search looked at ${withValue(seen[first]!, run.value(seen[first]!))}, which is better than ${withValue(from, run.value(from))}, but looked on and went to ${withValue(path[at]!, run.value(path[at]!))}.`,
      help: 'First-choice hill climbing takes the first better neighbour that it draws, without looking at the others.',
      expected: [...seen[first]!],
    };
  }
  return null;
}

function drawsNothing(run: LocalRun, path: readonly State[]): Broken | null {
  if (path.length < 2 || run.asked.some(isDraw)) return null;
  return { law: 'stream', at: 1, sentence: `Your search made ${count(path.length - 1, 'move')} without drawing a random number.`, help: 'Draw with the random that your function is given, so that every run can be repeated.', expected: null };
}
