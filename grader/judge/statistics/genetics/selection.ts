import { itemAt } from '../../../types/lookup.ts';
import { item } from '../elements.ts';
import { byRank } from '../../../../mistakes/chances/selection.ts';
import { SELECTION_MISTAKES } from '../../../../mistakes/local/selectionMistakes.ts';
import { betsOf } from '../../../../mistakes/mistake.ts';
import type { Input, SelectionInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart } from '../chart.ts';
import { ChoiceTest, logWeight, proportional } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import { answersOf } from '../../../reading/answersOfParts.ts';
import { type OpenSelection, selectionWays } from './selectionWays.ts';

export const SELECTION_BETS = betsOf(SELECTION_MISTAKES);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

interface SelectionTest {
  readonly way: OpenSelection;
  readonly bets: typeof SELECTION_BETS;
  readonly test: ChoiceTest;
  /** Whether nothing else is accepted, so that what it never chooses breaks a law. */
  readonly isOnly: boolean;
}

/**
 * RANDOM-SELECTION: proportional to fitness, or another way that is accepted. Equal individuals are one
 * outcome.
 */
export function selectionFamily({ conventions, logThreshold, current }: FamilyOptions): Family {
  const { accepts = [] } = conventions;
  const bets = SELECTION_BETS.filter(({ mistake }) => !accepts.includes(mistake.id));
  const ways = selectionWays(conventions);
  const tests = ways.map((way): SelectionTest => ({
    way,
    bets,
    isOnly: ways.length === 1,
    test: new ChoiceTest({
      convention: way.words,
      mistakes: bets.map(({ mistake }) => mistake),
      features: 3,
      chart: new Chart(['fittest quarter', 'second quarter', 'third quarter', 'least fit quarter']),
      binsOf: 'individuals chosen, by fitness',
      logThreshold,
      current,
    }),
  }));
  return {
    consume(input: Input, observation: Observation): void {
      if (input.kind === 'part' && input.part === 'randomSelection')
        for (const test of tests) takeRun(test, input, observation);
    },
    get hypotheses() {
      return tests.filter(({ test }) => test.isPossible).map(({ test }) => test.hypothesis);
    },
  };
}

function takeRun(
  { way, bets, test, isOnly }: SelectionTest,
  input: SelectionInput,
  observation: Observation,
): void {
  const { population, fitness } = input;
  const k = population.length;
  const { weights, classOf } = way.in(input);
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
  const known = bets.map(({ chance }) => {
    const raw = chance(fitness);
    const all = sum(raw);
    return raw.map((weight) => weight / all);
  });
  const quarterOf = (at: number): number => Math.min(3, Math.floor(((k - item(rank, at) + 0.5) * 4) / k));
  const expected = [0, 0, 0, 0];
  weights.forEach((weight, at) => (expected[quarterOf(at)]! += weight / total));
  for (const answer of answersOf(observation)) {
    const taken = classOf(answer);
    // A broken law.
    if (taken.length === 0 || (isOnly && !taken.some((at) => weights[at] !== 0))) continue;
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
