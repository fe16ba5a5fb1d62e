import { type LocalRun, includesState } from '../../../reading/localRun.ts';
import type { State } from '../../../reading/neighbourhood.ts';
import { lastOf } from '../../../types/lookup.ts';
import type { Broken } from './broken.ts';
import { stateless, valued } from './brokenAnswers.ts';
import { isAtGoal } from './firstBeam.ts';

/**
 * How a run ended that cannot be cut into beams. How many there were is not known, but k states are the most
 * that one holds, and 1 the fewest; and what is returned is no worse than the state that was asked about
 * last, or the best successor of a state in what may be the last beam.
 */
export function roughEnd(run: LocalRun, asked: readonly State[], k: number): Broken | null {
  const at = asked.length - 1;
  const last = lastOf(asked);
  const { returned } = run;
  if (returned === null)
    return {
      law: 'returns',
      at,
      remark: { code: 'returned-no-state', args: stateless(run, last) },
      expected: null,
    };
  const isKnown = includesState(asked, returned) || asked.some((state) => run.areNeighbours(state, returned));
  if (!isKnown)
    return {
      law: 'returns',
      at,
      remark: { code: 'returned-from-no-beam', args: { returned: valued(run, returned) } },
      expected: null,
    };
  const best = run.value(last);
  const value = run.value(returned);
  const isBestSuccessor = asked
    .slice(-k)
    .some((state) => value === run.around(state).values.reduce((a, b) => Math.max(a, b), -Infinity));
  if (value < best && !isBestSuccessor)
    return {
      law: 'returns',
      at,
      remark: { code: 'returned-less-than-last-beam', args: { returned: valued(run, returned), best } },
      expected: null,
    };
  return brokenNumber(run, asked, k, returned);
}

function brokenNumber(run: LocalRun, asked: readonly State[], k: number, returned: State): Broken | null {
  const most = Number(run.input.options['steps'] ?? Infinity);
  const at = asked.length - 1;
  const made = Math.ceil(asked.length / k) - 1;
  if (made > most)
    return {
      law: 'stops',
      at,
      remark: { code: 'too-many-beam-steps', args: { made, most } },
      expected: most,
    };
  const isFew = Number.isFinite(most) && asked.length < most && !isAtGoal(run);
  return isFew
    ? {
        law: 'stops',
        at,
        remark: {
          code: 'too-few-beam-steps',
          args: { beams: asked.length, most, returned: valued(run, returned) },
        },
        expected: most,
      }
    : null;
}
