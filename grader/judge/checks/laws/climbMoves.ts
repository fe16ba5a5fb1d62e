import type { LocalRun } from '../../../reading/localRun.ts';
import {
  bestPositions,
  betterPositions,
  positionsOf,
  sameState,
  type State,
} from '../../../reading/neighbourhood.ts';
import { showNumber } from '../../../words/values.ts';
import { type Broken, showState, withValue } from './broken.ts';

/**
 * What a climb may enter: a best neighbour, also sideways for a while; any better one; or the first better
 * one that it draws.
 */
export type Entering = 'best' | 'better' | 'first-better';

export const sidewaysLimit = ({ input }: LocalRun): number => Number(input.options['sideways'] ?? 0);

/** The first move that the variant would not make. */
export function brokenStep(run: LocalRun, path: readonly State[], entering: Entering): Broken | null {
  if (!sameState(path[0]!, run.initial)) {
    return {
      law: 'start',
      at: 0,
      sentence: `Your search began at ${showState(path[0]!)}, not at the initial state ${showState(run.initial)}.`,
      help: 'Start from problem.initial.',
      expected: [...run.initial],
    };
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

function brokenMove(
  run: LocalRun,
  from: State,
  to: State,
  at: number,
  entering: Entering,
  sideways: number,
): Broken | null {
  const around = run.around(from);
  const [before, after] = [around.value, run.value(to)];
  const allowed = entering === 'best' ? bestPositions(around) : betterPositions(around);
  const highest = around.values.reduce((a, b) => Math.max(a, b), -Infinity);
  const where = `In step ${at} your search went from ${withValue(from, before)} to ${withValue(to, after)}`;
  const expected =
    highest > before ? allowed.slice(0, 8).map((position) => [...around.neighbours[position]!]) : [...from];
  if (positionsOf(around, to).length === 0) {
    return {
      law: 'moves',
      at,
      sentence: `${where}, which is not one of its neighbours.`,
      help: 'Move only to a state that problem.neighbours(state) gave for the current one.',
      expected,
    };
  }
  const limit = entering === 'best' ? sidewaysLimit(run) : 0;
  if (after === before && highest === before && limit > 0) {
    if (sideways < limit) return null;
    return {
      law: 'stops',
      at,
      sentence: `${where}: sideways move number ${sideways + 1} in a row, and ${limit} are allowed.`,
      help: 'Count the sideways moves in a row, and stop when options.sideways of them have been made. An uphill move starts the count again.',
      expected: [...from],
    };
  }
  if (highest <= before) {
    const why = after === before ? 'which is no better' : 'which is worse';
    return {
      law: 'moves',
      at,
      sentence: `${where}, ${why}: no neighbour is better than ${showNumber(before)}, so it should have stopped.`,
      help: 'Stop when the best neighbour is not better than the current state.',
      expected,
    };
  }
  if (entering === 'best' && after < highest) {
    const best = around.neighbours[allowed[0]!]!;
    return {
      law: 'moves',
      at,
      sentence: `${where}, but the best neighbour has value ${showNumber(highest)}: ${showState(best)}, for one.`,
      help: 'Look at all neighbours before you move, and take one with the highest value.',
      expected,
    };
  }
  if (after <= before) {
    return {
      law: 'moves',
      at,
      sentence: `${where}, which is ${after === before ? 'no better' : 'worse'}.`,
      help: 'Move only to a neighbour whose value is higher than the current one.',
      expected,
    };
  }
  return null;
}
