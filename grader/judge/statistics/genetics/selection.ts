import type { Input, SelectionInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart } from '../chart.ts';
import { ChoiceTest, logWeight, proportional } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import type { Mistake } from '../knownBets.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import { sameState } from '../../../reading/neighbourhood.ts';
import { answersOf, isIndividual } from '../../../reading/answersOfParts.ts';

export interface SelectionMistake extends Mistake {
  /** Weights of the individuals, from their fitness in the order of the population; not all 0. */
  readonly weights: (fitness: readonly number[]) => number[];
}

const HINT = 'Choose an individual with probability fitness / total fitness.';
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const highest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -Infinity);
const lowest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);

/** Known mistakes in choosing parents. */
export const SELECTION_MISTAKES: readonly SelectionMistake[] = [
  {
    id: 'uniform-selection',
    title: 'Your selection takes every individual with the same chance, whatever its fitness.',
    hint: HINT,
    weights: (f) => f.map(() => 1),
  },
  {
    id: 'by-rank',
    title: 'Your selection goes by the rank of the fitness, not by the fitness.',
    hint: HINT,
    weights: ranks,
  },
  { id: 'always-best', title: 'Your selection always takes the fittest.', hint: HINT, weights: onlyHighest },
  {
    id: 'tournament-of-2',
    title: 'Your selection draws two individuals and takes the fitter one.',
    hint: `That is a tournament. ${HINT}`,
    weights: (f) => tournament(f, 2),
  },
  {
    id: 'tournament-of-3',
    title: 'Your selection draws three individuals and takes the fittest of them.',
    hint: `That is a tournament. ${HINT}`,
    weights: (f) => tournament(f, 3),
  },
  {
    id: 'on-cost',
    title: 'Your selection prefers the unfit: it goes by a cost in place of the fitness.',
    hint: `A higher fitness must be likelier. ${HINT}`,
    weights: turnedRound,
  },
  {
    id: 'above-lowest',
    title: 'Your selection subtracts the lowest fitness from all, so that the least fit is never taken.',
    hint: HINT,
    weights: aboveLowest,
  },
  {
    id: 'fitness-squared',
    title: 'Your selection goes by the square of the fitness.',
    hint: HINT,
    weights: (f) => f.map((each) => each * each),
  },
  {
    id: 'one-slot-late',
    title: 'Your wheel stops one slot late: it takes the individual after the right one.',
    hint: 'Add the fitness of an individual before you compare the sum with the draw.',
    weights: oneLate,
  },
  {
    id: 'never-last',
    title: 'Your selection never takes the last individual.',
    hint: 'Does the loop end one too early?',
    weights: (f) =>
      orEven(f.map((each, at) => (at === f.length - 1 ? 0 : at === f.length - 2 ? each + f.at(-1)! : each))),
  },
  {
    id: 'softmax',
    title: 'Your selection goes by e to the power of fitness / mean fitness.',
    hint: HINT,
    weights: softmax,
  },
];

const orEven = (weights: number[]): number[] =>
  weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);

function onlyHighest(f: readonly number[]): number[] {
  const best = highest(f);
  return f.map((each) => (each === best ? 1 : 0));
}

function turnedRound(f: readonly number[]): number[] {
  const both = highest(f) + lowest(f);
  return orEven(f.map((each) => both - each));
}

function aboveLowest(f: readonly number[]): number[] {
  const least = lowest(f);
  return orEven(f.map((each) => each - least));
}

function softmax(f: readonly number[]): number[] {
  const total = sum(f);
  return f.map((each) => Math.exp((each * f.length) / total));
}

/** For each individual, how many are less fit and how many are as fit, itself among them. */
function standings(f: readonly number[]): { readonly below: number; readonly equal: number }[] {
  const sorted = Float64Array.from(f).sort();
  const of = new Map<number, { below: number; equal: number }>();
  sorted.forEach((each, below) => {
    const known = of.get(each);
    if (known === undefined) of.set(each, { below, equal: 1 });
    else known.equal += 1;
  });
  return f.map((each) => of.get(each)!);
}

/** From 1 for the least fit; equals share the mean of their ranks. */
function ranks(f: readonly number[]): number[] {
  return standings(f).map(({ below, equal }) => below + (equal + 1) / 2);
}

/** The fittest of `size` drawn with replacement; equals share. */
function tournament(f: readonly number[], size: number): number[] {
  return standings(f).map(({ below, equal }) => ((below + equal) ** size - below ** size) / equal);
}

/** Individual i gets the share of i − 1; the last, its own as well, as the loop falls through. */
function oneLate(f: readonly number[]): number[] {
  if (f.length < 2) return [1];
  return f.map((each, at) => (at === 0 ? 0 : f[at - 1]!) + (at === f.length - 1 ? each : 0));
}

/** RANDOM-SELECTION: proportional to fitness. Equal individuals are one outcome. */
export function selectionFamily({ logThreshold }: FamilyOptions): Family {
  const chart = new Chart(['fittest quarter', 'second quarter', 'third quarter', 'least fit quarter']);
  const test = new ChoiceTest({
    mistakes: SELECTION_MISTAKES,
    features: 3,
    chart,
    binsOf: 'individuals chosen, by fitness',
    logThreshold,
  });
  return {
    take(input: Input, observation: Observation): void {
      if (input.kind === 'part' && input.part === 'randomSelection') takeRun(test, input, observation);
    },
    get hypotheses() {
      return test.isPossible ? [test.hypothesis] : [];
    },
  };
}

function takeRun(test: ChoiceTest, { population, fitness }: SelectionInput, observation: Observation): void {
  const k = population.length;
  const weights = orEven([...fitness]);
  const rank = ranks(fitness);
  const best = highest(fitness);
  const total = sum(weights);
  const options = {
    logP: proportional(weights),
    features: [
      Uint8Array.from(population, (_, at) => Math.min(FEATURE_VALUES - 1, at)),
      Uint8Array.from(rank, (each) => Math.min(FEATURE_VALUES - 1, Math.round(each))),
      Uint8Array.from(fitness, (each) => Math.round(((FEATURE_VALUES - 1) * each) / (best || 1))),
    ],
  };
  const known = SELECTION_MISTAKES.map((mistake) => {
    const raw = mistake.weights(fitness);
    const all = sum(raw);
    return raw.map((weight) => weight / all);
  });
  const quarterOf = (at: number): number => Math.min(3, Math.floor(((k - rank[at]! + 0.5) * 4) / k));
  const expected = [0, 0, 0, 0];
  weights.forEach((weight, at) => (expected[quarterOf(at)]! += weight / total));
  for (const answer of answersOf(observation)) {
    const taken = isIndividual(answer)
      ? population.flatMap((individual, at) => (sameState(individual, answer) ? [at] : []))
      : [];
    if (!taken.some((at) => weights[at] !== 0)) continue; // a broken law
    test.take(
      options,
      taken,
      (m) => logWeight(known[m]!, taken),
      (chart) => {
        expected.forEach(
          (share, bin) => share > 0 && chart.count(bin, share, quarterOf(taken[0]!) === bin ? 1 : 0),
        );
      },
    );
  }
}
