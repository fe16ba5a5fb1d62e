import { type LocalRun, isDraw } from '../../../reading/localRun.ts';
import { type State, countDifferent } from '../../../reading/neighbourhood.ts';
import { itemAt } from '../../../types/lookup.ts';
import type { Broken } from './broken.ts';

const NEVER_ASKED: Broken = {
  law: 'beam',
  remark: { code: 'never-asked-successors', args: {} },
  expected: null,
};

/** Whether the state returned is good enough to stop at. */
export function isAtGoal({ input, problem, returned, value }: LocalRun): boolean {
  const goal = input.options['goal'] ?? problem.goal;
  return returned !== null && goal !== null && value(returned) >= Number(goal);
}

/**
 * What shows that a run kept no beams: it asked for no successors, its first beam does not hold k states, or
 * it ended there. `end` is what is wrong with the end of a run of one beam.
 */
export function noBeams(
  run: LocalRun,
  asked: readonly State[],
  k: number,
  end: Broken | null,
): Broken | null {
  if (asked.length === 0) return NEVER_ASKED;
  if (isAtGoal(run)) return null;
  const drawn = drawnForFirst(run, k);
  // Of states that were built, no more is known than that they are not all one.
  const states = Math.min(countDifferent(asked), drawn === null ? k : drawn.length + 1);
  const most = drawn === null ? 2 : drawn.length < k - 1 ? k : countDifferent([run.initial, ...drawn]);
  if (asked.length < k || states < Math.min(k, most))
    return {
      law: 'beam',
      at: 0,
      remark: { code: 'first-beam-too-small', args: { states, k } },
      expected: null,
    };
  return end?.law === 'stops' ? end : null;
}

/**
 * The random states that were drawn for the first beam, which may happen to be equal; null where other draws
 * were made, of which states can be built that nobody knows.
 */
function drawnForFirst({ asked, observation }: LocalRun, k: number): State[] | null {
  const drawn: State[] = [];
  let questions = 0;
  for (const each of asked) {
    if (each.op === 'neighbours') questions += 1;
    if (questions > k) break;
    if (each.op === 'random-state') drawn.push(itemAt(observation.points, each.answer));
    else if (isDraw(each)) return null;
  }
  return drawn;
}
