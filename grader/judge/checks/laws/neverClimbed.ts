import type { LocalRun } from '../../../reading/localRun.ts';
import type { State } from '../../../reading/neighbourhood.ts';
import type { Start } from '../../../reading/starts.ts';
import { itemAt } from '../../../types/lookup.ts';
import type { Broken } from './broken.ts';
import { stayedBlind } from './climbStops.ts';

const NEVER_ASKED: Broken = {
  law: 'moves',
  remark: { code: 'never-asked-neighbours', args: {} },
  expected: null,
};

/**
 * No climb was made: nothing was asked for; or climbs are wrong, and most moves lead up nowhere, or there are
 * none; or all that there is of one is its start.
 */
export function neverClimbed(
  run: LocalRun,
  starts: readonly Start[],
  ends: readonly State[],
  climbs: Broken | null,
): Broken | null {
  const [only] = starts;
  if (only === undefined) return NEVER_ASKED;
  if (climbs !== null) {
    const moves = starts.flatMap(({ path }) =>
      path.slice(1).map((to, at) => run.value(to) > run.value(itemAt(path, at))),
    );
    if (2 * moves.filter(Boolean).length <= moves.length) return climbs;
  }
  return starts.length === 1 && ends[0] === only.state && only.again === 0
    ? stayedBlind(run, only.state)
    : null;
}
