import { type LocalRun, includesState, isDraw } from '../../../reading/localRun.ts';
import { countDifferent, sameState, type State } from '../../../reading/neighbourhood.ts';
import type { Broken } from './broken.ts';
import { valued } from './brokenAnswers.ts';
import { itemAt } from '../../../types/lookup.ts';

/**
 * First choice takes the first better neighbour that it draws, seen in the order in which it weighs them once
 * it has drawn. Where a search weighs all neighbours of its first state, what it draws cannot be seen.
 */
export function firstBetterPassed(run: LocalRun, path: readonly State[]): Broken | null {
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
    if (
      op === 'value' &&
      hasDrawn &&
      current >= 0 &&
      run.areNeighbours(itemAt(run.path, current), itemAt(points, state)) &&
      !includesState(itemAt(weighed, current), itemAt(points, state))
    )
      itemAt(weighed, current).push(itemAt(points, state));
  }
  const all = run.path[0] === undefined ? 0 : countDifferent(run.around(run.path[0]).neighbours);
  if (itemAt(weighed, 0).length >= all) return null;
  for (let at = 1; at < path.length && at <= weighed.length; at += 1) {
    const from = itemAt(path, at - 1);
    const seen = itemAt(weighed, at - 1);
    const first = seen.findIndex((state) => run.value(state) > run.value(from));
    if (first < 0 || first === seen.length - 1 || sameState(itemAt(seen, first), itemAt(path, at))) continue;
    return {
      law: 'moves',
      at,
      remark: {
        code: 'passed-the-first-better',
        args: {
          step: at,
          from: valued(run, from),
          seen: valued(run, itemAt(seen, first)),
          to: valued(run, itemAt(path, at)),
        },
      },
      expected: [...itemAt(seen, first)],
    };
  }
  return null;
}
