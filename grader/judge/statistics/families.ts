import type { Conventions, EvidenceFamily } from '../../types/exercise.ts';
import { annealingFamily } from './annealing/family.ts';
import { firstChoiceFamily } from './choices/firstChoice.ts';
import { restartsFamily } from './choices/restarts.ts';
import { stochasticFamily } from './choices/stochastic.ts';
import { tiesFamily } from './choices/ties.ts';
import { beginRun, noRunYet } from './currentRun.ts';
import type { Family, FamilyOptions } from './family.ts';
import { crossoverFamily } from './genetics/crossover.ts';
import { generationsFamily } from './genetics/generations.ts';
import { mutationFamily } from './genetics/mutation.ts';
import { selectionFamily } from './genetics/selection.ts';

const FAMILIES: Readonly<Record<EvidenceFamily, (options: FamilyOptions) => Family>> = {
  annealing: annealingFamily,
  ties: tiesFamily,
  'first-choice': firstChoiceFamily,
  stochastic: stochasticFamily,
  restarts: restartsFamily,
  selection: selectionFamily,
  crossover: crossoverFamily,
  mutation: mutationFamily,
  generations: generationsFamily,
};

/** Opens the tests of a family, with no run consumed yet. `logThreshold` is log(1/alpha). */
export function openFamily(family: EvidenceFamily, conventions: Conventions, logThreshold: number): Family {
  const current = noRunYet();
  const tests = FAMILIES[family]({ conventions, logThreshold, current });
  return {
    consume(input, observation, repeated = null) {
      beginRun(current, input, repeated);
      tests.consume(input, observation);
    },
    get hypotheses() {
      return tests.hypotheses;
    },
    get excused() {
      return tests.excused;
    },
  };
}
