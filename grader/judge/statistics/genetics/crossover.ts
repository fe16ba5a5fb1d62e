import { itemAt } from '../../../types/lookup.ts';
import { REPRODUCE_MISTAKES } from '../../../../mistakes/local/reproduceMistakes.ts';
import type { CrossoverWay } from '../../../../mistakes/local/taughtCrossovers.ts';
import { betsOf } from '../../../../mistakes/mistake.ts';
import type { Input, ReproduceInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart, countFifths } from '../chart.ts';
import { ChoiceTest, logWeight, proportional, uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import { answersOf, isIndividual } from '../../../reading/answersOfParts.ts';
import { crossoverWays, pieceReader, piecesOf } from './crossoverWays.ts';

export const CROSSOVER_BETS = betsOf(REPRODUCE_MISTAKES);

const LABELS = [
  'first fifth of the cuts',
  'second fifth',
  'middle fifth',
  'fourth fifth',
  'last fifth of the cuts',
];

interface CrossoverTest {
  readonly way: CrossoverWay;
  readonly test: ChoiceTest;
}

/**
 * REPRODUCE: one cut, uniform over the accepted range, or another way that is accepted. A child may come of
 * several cuts where the parents agree.
 */
export function crossoverFamily({ conventions, logThreshold, current }: FamilyOptions): Family {
  const { ways, hasOthers } = crossoverWays(conventions);
  const tests = ways.map((way): CrossoverTest => {
    const isOneCut = way.kind === 'one-cut';
    const shared = { convention: way.words, logThreshold, current };
    return {
      way,
      test: new ChoiceTest(
        way.kind === 'each-position'
          ? {
              ...shared,
              mistakes: [],
              features: 2,
              chart: new Chart(['from the first parent', 'from the second parent']),
              binsOf: 'where positions come from',
            }
          : {
              ...shared,
              mistakes: isOneCut ? CROSSOVER_BETS.map(({ mistake }) => mistake) : [],
              features: isOneCut ? 1 : 3,
              chart: new Chart(LABELS),
              binsOf: 'where the parents are cut',
            },
      ),
    };
  });
  return {
    consume(input: Input, observation: Observation): void {
      if (input.kind !== 'part' || input.part !== 'reproduce') return;
      for (const one of tests)
        if (one.way.kind === 'each-position') takePositions(one.test, input, observation);
        else takeRun(one, input, observation, hasOthers);
    },
    get hypotheses() {
      return tests.filter(({ test }) => test.isPossible).map(({ test }) => test.hypothesis);
    },
  };
}

const featureOf = (places: readonly number[]): Uint8Array =>
  Uint8Array.from(places, (place) => Math.min(FEATURE_VALUES - 1, place));

function takeRun(
  { way, test }: CrossoverTest,
  { parents: [x, y] }: ReproduceInput,
  observation: Observation,
  hasOthers: boolean,
): void {
  const pieces = piecesOf(way, x.length) ?? [];
  if (pieces.length < 2 && !hasOthers) return;
  const isOneCut = way.kind === 'one-cut';
  const options = {
    logP: isOneCut ? uniform(pieces.length) : proportional(pieces.map(({ weight }) => weight)),
    features: [
      featureOf(pieces.map(({ from }) => from)),
      ...(isOneCut
        ? []
        : [featureOf(pieces.map(({ to }) => to)), featureOf(pieces.map(({ from, to }) => to - from))]),
    ],
  };
  const weights = isOneCut ? CROSSOVER_BETS.map(({ chance }) => chance(pieces.length)) : [];
  for (const child of answersOf(observation)) {
    if (!isIndividual(child) || child.length !== x.length) continue; // a broken law
    const mayHave = pieceReader(child, x, y);
    const taken = pieces.flatMap((piece, at) => (mayHave(piece) ? [at] : []));
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

/** A choice for each position in which the parents differ. */
function takePositions(
  test: ChoiceTest,
  { parents: [x, y] }: ReproduceInput,
  observation: Observation,
): void {
  const logP = uniform(2);
  const open = x.flatMap((value, at) => (value === y[at] ? [] : [at]));
  const choices = open.map((position) => ({
    position,
    options: { logP, features: [featureOf([2 * position, 2 * position + 1]), featureOf([0, 1])] },
  }));
  for (const child of answersOf(observation)) {
    if (!isIndividual(child) || child.length !== x.length) continue; // a broken law
    if (child.some((value, at) => value !== x[at] && value !== y[at])) {
      test.refute();
      continue;
    }
    for (const { position, options } of choices) {
      const parent = child[position] === x[position] ? 0 : 1;
      test.record(
        options,
        [parent],
        () => NaN, // there is no bet on known mistakes
        (chart) => [0, 1].forEach((bin) => chart.count(bin, 1 / 2, bin === parent ? 1 : 0)),
      );
    }
  }
}
