import { type LocalRun, includesState, isDraw } from '../../../reading/localRun.ts';
import { bestPositions, betterPositions, sameState, type State } from '../../../reading/neighbourhood.ts';
import type { Broken } from './broken.ts';
import { valued } from './brokenAnswers.ts';
import { type Entering, sidewaysLimit } from './climbMoves.ts';
import { itemAt, lastOf } from '../../../types/lookup.ts';

/** Where the search stopped, when each move was right: not before it had to. */
export function brokenStop(run: LocalRun, path: readonly State[], entering: Entering): Broken | null {
  const at = path.length - 1;
  const last = itemAt(path, at);
  const around = run.around(last);
  const better = betterPositions(around);
  const isAtGoal = around.value === run.problem.goal && isValued(run, last);
  if (run.path.length === 0 && !(run.returned !== null && sameState(run.returned, run.initial) && isAtGoal)) {
    return {
      law: 'moves',
      remark: { code: 'never-asked-neighbours', args: {} },
      expected: null,
    };
  }
  if (better.length > 0) {
    if (entering !== 'best' && hasTriedEnough(run, last)) return null;
    const example = itemAt(
      around.neighbours,
      entering === 'best' ? itemAt(bestPositions(around), 0) : itemAt(better, 0),
    );
    return {
      law: 'stops',
      at,
      remark: {
        code: 'stopped-below-the-top',
        args: { last: valued(run, last), better: valued(run, example) },
      },
      expected: [...example],
    };
  }
  const early = entering === 'best' ? stoppedBeforeLimit(run, path) : null;
  return early ?? (at === 0 ? stayedBlind(run, last) : null);
}

/**
 * A search that ends where it began must have weighed what is around, unless it stands at the goal: who has
 * not looked cannot know that nothing is better. Who never asks for a value may count attacks on a board.
 */
export function stayedBlind(run: LocalRun, state: State): Broken | null {
  if (run.input.problem.name === 'n-queens' && !run.asked.some(({ op }) => op === 'value')) return null;
  const around = run.around(state);
  if (around.value === run.problem.goal && isValued(run, state)) return null;
  const { points } = run.observation;
  const weighed = new Set(
    run.asked.flatMap(({ op, state: number }) => (op === 'value' ? [itemAt(points, number).join()] : [])),
  );
  const unweighed = around.neighbours.find((neighbour) => !weighed.has(neighbour.join()));
  if (unweighed === undefined) return null;
  return {
    law: 'stops',
    at: 0,
    remark: { code: 'stayed-without-weighing', args: { state: valued(run, state), unweighed } },
    expected: null,
  };
}

/** Sideways moves that were left, where each move can be seen and the limit is far from reached. */
function stoppedBeforeLimit(run: LocalRun, path: readonly State[]): Broken | null {
  const limit = sidewaysLimit(run);
  const last = lastOf(path);
  const around = run.around(last);
  const level = bestPositions(around).filter((position) => around.values[position] === around.value);
  if (limit === 0 || level.length === 0 || around.value === run.problem.goal) return null;
  let inARow = 0;
  for (
    let at = path.length - 1;
    at > 0 &&
    run.value(itemAt(path, at)) === around.value &&
    run.value(itemAt(path, at - 1)) === around.value;
    at -= 1
  )
    inARow += 1;
  // A search that remembers neighbours may have gone back and forth unseen.
  const isHidden =
    new Set(run.path).size === run.path.length &&
    level.some((position) => includesState(run.path, itemAt(around.neighbours, position)));
  if (inARow >= limit || isHidden) return null;
  const example = itemAt(around.neighbours, itemAt(level, 0));
  return {
    law: 'stops',
    at: path.length - 1,
    remark: {
      code: 'stopped-on-a-plateau',
      args: { last: valued(run, last), inARow, limit, level: example },
    },
    expected: [...example],
  };
}

const isValued = (run: LocalRun, state: State): boolean =>
  run.asked.some(
    ({ op, state: number }) => op === 'value' && sameState(itemAt(run.observation.points, number), state),
  );

/**
 * With a limit on tries, a search may give up below a local maximum once it has drawn or weighed so many
 * neighbours there.
 */
function hasTriedEnough(run: LocalRun, last: State): boolean {
  const tries = run.input.options['tries'];
  if (tries === undefined) return false;
  const since = run.asked.findLastIndex(
    ({ op, state }) => op === 'neighbours' && sameState(itemAt(run.observation.points, state), last),
  );
  const first = run.asked.findIndex(
    ({ op, state }) => op === 'neighbours' && sameState(itemAt(run.observation.points, state), last),
  );
  const after = run.asked.slice(Math.min(since, first));
  const draws = after.filter(isDraw).length;
  const weighed = after.filter(({ op }) => op === 'value').length;
  return Math.max(draws, weighed) >= Number(tries);
}
