import type { Engine, Job } from '../../grader/types/engine.ts';
import type { Check, Exercise, Visibility } from '../../grader/types/exercise.ts';
import { VISIBILITIES } from '../../grader/types/exercise.ts';
import type { Input } from '../../grader/types/input.ts';
import { itemAt } from '../../grader/types/lookup.ts';

/** What an input is about, whatever its seed: the part that stays the same object when it is run again. */
function subjectOf(input: Input): object {
  if (input.kind === 'game') return input.game;
  if (input.kind === 'local') return input.problem;
  return 'population' in input && typeof input.population === 'object' ? input.population : input;
}

const subjectsOf = (checks: readonly Check[]): Set<object> =>
  new Set(checks.flatMap(({ cases }) => cases.flatMap(({ inputs }) => inputs.map(subjectOf))));

/**
 * A submission that behaves in one way wherever an audience may see it and in another where it may not: what
 * a student would write who knew the hidden inputs, or guessed.
 */
export function twoFaced(exercise: Exercise, audience: Visibility, shown: Engine, hidden: Engine): Engine {
  const sees = ({ visibility }: Check): boolean =>
    VISIBILITIES.indexOf(visibility) <= VISIBILITIES.indexOf(audience);
  const open = subjectsOf(exercise.checks.filter(sees));
  const closed = subjectsOf(exercise.checks.filter((check) => !sees(check)));
  const isHidden = (input: Input): boolean => closed.has(subjectOf(input)) && !open.has(subjectOf(input));
  return {
    ...shown,
    async observe(job: Job) {
      const observed = await shown.observe({ ...job, inputs: job.inputs.filter((one) => !isHidden(one)) });
      const others = await hidden.observe({ ...job, inputs: job.inputs.filter(isHidden) });
      const next = { observed: 0, others: 0 };
      return job.inputs.map((input) => {
        const from = isHidden(input) ? 'others' : 'observed';
        next[from] += 1;
        return itemAt({ observed, others }[from], next[from] - 1);
      });
    },
  };
}
