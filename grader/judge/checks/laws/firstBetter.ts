import { type LocalRun, includesState, isDraw } from '../../../reading/localRun.ts';
import { countDifferent, sameState, type State } from '../../../reading/neighbourhood.ts';
import type { Broken } from './broken.ts';
import { valued } from './brokenAnswers.ts';
import { itemAt } from '../../../types/lookup.ts';

/**
 * First choice takes the first better neighbour that it draws, seen in the order in which it weighs them once
 * it has drawn. Where a search weighs all neighbours of a state, what it draws there cannot be seen; one that
 * does so at the first state is taken to do so at all.
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
  const areAllSeen = (at: number): boolean =>
    itemAt(weighed, at).length >= countDifferent(run.around(itemAt(run.path, at)).neighbours);
  if (run.path.length === 0 || areAllSeen(0)) return null;
  for (let at = 1; at < path.length && at <= weighed.length; at += 1) {
    if (areAllSeen(at - 1)) continue;
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
