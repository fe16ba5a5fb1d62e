import { localProblem } from '../../../content/localProblem.ts';
import { FEATURE_VALUES } from '../manyWay.ts';
import { Chart } from '../chart.ts';
import { ChoiceTest, logWeight, uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import type { State } from '../neighbourhood.ts';
import { FIRST, HALF_ENDS, LAST, NEVER_FIRST, NEVER_LAST, SMALLER_OF_TWO, type PositionMistake } from '../positions.ts';
import { readStarts } from './starts.ts';

const HINT = 'problem.randomState() draws a fair state. To build one yourself, draw each number with random.integer(0, n - 1).';
const ofValues = (mistake: PositionMistake, title: string): PositionMistake => ({ ...mistake, title, hint: HINT });

const MISTAKES: readonly PositionMistake[] = [
  ofValues(FIRST, 'The random states that your code builds hold only the lowest value.'),
  ofValues(LAST, 'The random states that your code builds hold only the highest value.'),
  ofValues(NEVER_FIRST, 'The random states that your code builds never hold the lowest value.'),
  ofValues(NEVER_LAST, 'The random states that your code builds never hold the highest value.'),
  ofValues(HALF_ENDS, 'The random states that your code builds hold the lowest and the highest value half as often as the others.'),
  ofValues(SMALLER_OF_TWO, 'The random states that your code builds hold low values too often.'),
];

const LABELS = ['lowest fifth of the values', 'second fifth', 'middle fifth', 'fourth fifth', 'highest fifth of the values'];

/**
 * Random restart: starts that the code built itself, number by number. Each number is one choice, uniform over the
 * values that its position can take; in a tour, over the cities that are left. `problem.randomState()` needs no test.
 */
export function restartsFamily({ logThreshold }: FamilyOptions): Family {
  const test = new ChoiceTest({ mistakes: MISTAKES, features: 2, chart: new Chart(LABELS), binsOf: 'the numbers in the states that climbs start from', logThreshold });
  return {
    excused: 'Every climb starts from a state that problem.randomState() gave, so its start is drawn fairly.',
    take(input, observation) {
      if (input.kind !== 'local') return;
      const problem = localProblem(input.problem);
      for (const { state, origin } of readStarts(problem, observation)) {
        if (origin === 'built') takeState(test, state, problem.values, input.problem.name === 'tour');
      }
    },
    get hypotheses() {
      return test.isPossible ? [test.hypothesis] : [];
    },
  };
}

function takeState(test: ChoiceTest, state: State, sizes: readonly number[], isPermutation: boolean): void {
  const used = new Set<number>();
  state.forEach((value, position) => {
    const values = Array.from({ length: sizes[position]! }, (_, each) => each).filter((each) => !used.has(each));
    if (isPermutation) used.add(value);
    const taken = [values.indexOf(value)];
    if (values.length < 2 || taken[0]! < 0) return;
    const k = values.length;
    const feature = (of: (each: number) => number): Uint8Array => Uint8Array.from(values, (each) => Math.min(FEATURE_VALUES - 1, of(each)));
    const logP = uniform(k);
    const features = [feature((each) => each), feature((each) => (position * 8 + Math.floor((each * 8) / sizes[position]!)) % FEATURE_VALUES)];
    test.take({ logP, features }, taken, (m) => logWeight(MISTAKES[m]!.weights(k), taken), (chart) => {
      const shares = LABELS.map(() => 0);
      values.forEach((_, j) => (shares[Math.floor(((j + 0.5) * LABELS.length) / k)]! += 1 / k));
      shares.forEach((share, bin) => chart.count(bin, share, Math.floor(((taken[0]! + 0.5) * LABELS.length) / k) === bin ? 1 : 0));
    });
  });
}
