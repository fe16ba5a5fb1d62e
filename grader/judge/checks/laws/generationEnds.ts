import { type GeneticRun, fittest } from './geneticRun.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import { localProblem } from '../../../content/localProblem.ts';
import { RETURNED } from '../../../types/exercise.ts';
import { readState } from '../../../reading/localRun.ts';
import { sameState } from '../../../reading/neighbourhood.ts';
import type { Broken } from './broken.ts';
import { itemAt } from '../../../types/lookup.ts';

/**
 * At least one generation is made, as `repeat … until` says; then it ends as soon as it may, and not before.
 */
export function brokenEnd(run: GeneticRun): Broken | null {
  const { input, generations, fitness } = run;
  if (generations.length < 2) return null;
  const made = generations.length - 1;
  const enough = Number(input.options['fitEnough'] ?? Infinity);
  const most = input.options['generations'] === undefined ? Infinity : Number(input.options['generations']);
  const isFit = (at: number): boolean => fitness(fittest(run, itemAt(generations, at))) >= enough;
  const early = generations.findIndex((_, at) => at >= 1 && at < made && isFit(at));
  if (early >= 0)
    return {
      law: 'stops',
      at: early,
      remark: {
        code: 'went-on-when-fit',
        args: { generation: early, fitness: fitness(fittest(run, itemAt(generations, early))) },
      },
      expected: null,
    };
  if (made > most)
    return {
      law: 'stops',
      at: most + 1,
      remark: { code: 'too-many-generations', args: { made, most } },
      expected: most,
    };
  if (made < most && Number.isFinite(most) && !isFit(made) && !isFit(0))
    return {
      law: 'stops',
      at: made,
      remark: { code: 'too-few-generations', args: { made, most } },
      expected: most,
    };
  return null;
}

/** The fittest of the last population, or of all. */
export function brokenAnswer(run: GeneticRun): Broken | null {
  const {
    input,
    observation,
    generations,
    fitness,
    conventions: { returned: accepted = RETURNED },
  } = run;
  const answer = observation.outcome.kind === 'returned' ? observation.outcome.value : undefined;
  const at = generations.length - 1;
  const best = fittest(run, itemAt(generations, at));
  const ever = fittest(run, generations.flat());
  const returned = readState(localProblem(input.fitness), answer);
  const expected = [...(accepted.includes('current') ? best : ever)];
  if (returned === null)
    return {
      law: 'returns',
      at,
      remark: { code: 'returned-no-individual', args: { answer } },
      expected,
    };
  const isIn = (members: readonly Individual[]): boolean => members.some((each) => sameState(each, returned));
  const isRight =
    (accepted.includes('current') && isIn(itemAt(generations, at)) && fitness(returned) === fitness(best)) ||
    (accepted.includes('best') && isIn(generations.flat()) && fitness(returned) === fitness(ever));
  if (isRight) return null;
  return {
    law: 'returns',
    at,
    remark: {
      code: 'returned-not-the-fittest',
      args: {
        returned: { state: returned, value: fitness(returned) },
        best: { state: expected, value: fitness(expected) },
        ever: !accepted.includes('current'),
      },
    },
    expected,
  };
}
