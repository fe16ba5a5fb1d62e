import { itemAt } from '../../../types/lookup.ts';
import { item } from '../elements.ts';
import { byRank, orEven } from '../../../../mistakes/chances/selection.ts';
import { SELECTION_MISTAKES } from '../../../../mistakes/local/selectionMistakes.ts';
import { betsOf } from '../../../../mistakes/mistake.ts';
import type { Input, SelectionInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart } from '../chart.ts';
import { ChoiceTest, logWeight, proportional } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import { sameState } from '../../../reading/neighbourhood.ts';
import { answersOf, isIndividual } from '../../../reading/answersOfParts.ts';

export const SELECTION_BETS = betsOf(SELECTION_MISTAKES);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** RANDOM-SELECTION: proportional to fitness. Equal individuals are one outcome. */
export function selectionFamily({ logThreshold, current }: FamilyOptions): Family {
  const chart = new Chart(['fittest quarter', 'second quarter', 'third quarter', 'least fit quarter']);
  const test = new ChoiceTest({
    mistakes: SELECTION_BETS.map(({ mistake }) => mistake),
    features: 3,
    chart,
    binsOf: 'individuals chosen, by fitness',
    logThreshold,
    current,
  });
  return {
    consume(input: Input, observation: Observation): void {
      if (input.kind === 'part' && input.part === 'randomSelection') takeRun(test, input, observation);
    },
    get hypotheses() {
      return test.isPossible ? [test.hypothesis] : [];
    },
  };
}

function takeRun(test: ChoiceTest, { population, fitness }: SelectionInput, observation: Observation): void {
  const k = population.length;
  const weights = orEven(fitness);
  const rank = byRank(fitness);
  const best = fitness.reduce((a, b) => Math.max(a, b), -Infinity);
  const total = sum(weights);
  const options = {
    logP: proportional(weights),
    features: [
      Uint8Array.from(population, (_, at) => Math.min(FEATURE_VALUES - 1, at)),
      Uint8Array.from(rank, (each) => Math.min(FEATURE_VALUES - 1, Math.round(each))),
      Uint8Array.from(fitness, (each) => Math.round(((FEATURE_VALUES - 1) * each) / (best || 1))),
    ],
  };
  const known = SELECTION_BETS.map(({ chance }) => {
    const raw = chance(fitness);
    const all = sum(raw);
    return raw.map((weight) => weight / all);
  });
  const quarterOf = (at: number): number => Math.min(3, Math.floor(((k - item(rank, at) + 0.5) * 4) / k));
  const expected = [0, 0, 0, 0];
  weights.forEach((weight, at) => (expected[quarterOf(at)]! += weight / total));
  for (const answer of answersOf(observation)) {
    const taken = isIndividual(answer)
      ? population.flatMap((individual, at) => (sameState(individual, answer) ? [at] : []))
      : [];
    if (!taken.some((at) => weights[at] !== 0)) continue; // a broken law
    test.record(
      options,
      taken,
      (m) => logWeight(itemAt(known, m), taken),
      (chart) => {
        expected.forEach(
          (share, bin) => share > 0 && chart.count(bin, share, quarterOf(itemAt(taken, 0)) === bin ? 1 : 0),
        );
      },
    );
  }
}
