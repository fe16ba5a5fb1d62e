import { itemAt } from '../../../types/lookup.ts';
import { REPRODUCE_MISTAKES } from '../../../../mistakes/local/reproduceMistakes.ts';
import { betsOf } from '../../../../mistakes/mistake.ts';
import { CUT_RANGES, type CutRange } from '../../../types/exercise.ts';
import type { Input, ReproduceInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart, countFifths } from '../chart.ts';
import { ChoiceTest, logWeight, uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import { answersOf, isIndividual } from '../../../reading/answersOfParts.ts';

export const CROSSOVER_BETS = betsOf(REPRODUCE_MISTAKES);

/**
 * Cuts that a convention allows for strings of n positions: after that many positions of the first parent.
 */
export function cutsOf(range: CutRange, n: number): number[] {
  return Array.from({ length: range === '1..n' ? n : Math.max(0, n - 1) }, (_, at) => at + 1);
}

const WORDS: Readonly<Record<CutRange, string>> = {
  '1..n-1': 'cuts from 1 to n − 1',
  '1..n': 'cuts from 1 to n',
};
const LABELS = [
  'first fifth of the cuts',
  'second fifth',
  'middle fifth',
  'fourth fifth',
  'last fifth of the cuts',
];

/**
 * REPRODUCE: one cut, uniform over the accepted range. A child may come of several cuts where the parents
 * agree.
 */
export function crossoverFamily({ conventions, logThreshold, current }: FamilyOptions): Family {
  const ranges = conventions.cutRange ?? CUT_RANGES;
  const tests = ranges.map((range) => ({
    range,
    test: new ChoiceTest({
      convention: ranges.length > 1 ? WORDS[range] : '',
      mistakes: CROSSOVER_BETS.map(({ mistake }) => mistake),
      features: 1,
      chart: new Chart(LABELS),
      binsOf: 'where the parents are cut',
      logThreshold,
      current,
    }),
  }));
  return {
    consume(input: Input, observation: Observation): void {
      if (input.kind === 'part' && input.part === 'reproduce')
        for (const { range, test } of tests) takeRun(test, range, input, observation);
    },
    get hypotheses() {
      return tests.filter(({ test }) => test.isPossible).map(({ test }) => test.hypothesis);
    },
  };
}

function takeRun(
  test: ChoiceTest,
  range: CutRange,
  { parents: [x, y] }: ReproduceInput,
  observation: Observation,
): void {
  const cuts = cutsOf(range, x.length);
  if (cuts.length < 2) return;
  const options = {
    logP: uniform(cuts.length),
    features: [Uint8Array.from(cuts, (cut) => Math.min(FEATURE_VALUES - 1, cut))],
  };
  const weights = CROSSOVER_BETS.map(({ chance }) => chance(cuts.length));
  for (const child of answersOf(observation)) {
    if (!isIndividual(child) || child.length !== x.length) continue; // a broken law
    const taken = cuts.flatMap((cut, at) =>
      child.every((value, i) => value === (i < cut ? x[i] : y[i])) ? [at] : [],
    );
    if (taken.length === 0) test.refute();
    else
      test.record(
        options,
        taken,
        (m) => logWeight(itemAt(weights, m), taken),
        (chart) => countFifths(chart, options.logP, taken),
      );
  }
}
