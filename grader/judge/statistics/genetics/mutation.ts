import { itemAt } from '../../../types/lookup.ts';
import { item, real } from '../elements.ts';
import {
  MUTATION_DRAWS,
  MUTATION_UNITS,
  type MutationDraw,
  type MutationUnit,
} from '../../../types/exercise.ts';
import type { Input, MutateInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart } from '../chart.ts';
import { ChoiceTest } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import type { Options } from '../choice.ts';
import { answersOf, isIndividual } from '../../../reading/answersOfParts.ts';
import type { Change } from '../../../../mistakes/chances/mutation.ts';
import { MutantTest } from './mutants.ts';
import { mutationBets, type MutationRule, rateOf } from './mutationRules.ts';

/**
 * A choice of mutating: option 0 leaves all as it is, each other option sets one position to another value.
 * Per individual, one choice among all positions; per position, one choice for each.
 */
export interface MutationChoice {
  readonly options: Options;
  readonly changes: readonly Change[];
  /** Logarithms of the chance of each option under each known mistake. */
  readonly known: readonly Float64Array[];
}

const UNIT_WORDS: Readonly<Record<MutationUnit, string>> = {
  individual: 'one position with the rate',
  position: 'each position with the rate',
};
const DRAW_WORDS: Readonly<Record<MutationDraw, string>> = {
  another: 'always to another value',
  any: 'to any value, its own included',
};

/** MUTATE: the rate, and one of all positions and values. A child of two changes refutes `individual`. */
export function mutationFamily({ conventions, logThreshold, current }: FamilyOptions): Family {
  const units = conventions.mutates ?? MUTATION_UNITS;
  const draws = conventions.mutationDraws ?? MUTATION_DRAWS;
  const tests = units.flatMap((unit) =>
    draws.map((draw) => {
      const words = [
        ...(units.length > 1 ? [UNIT_WORDS[unit]] : []),
        ...(draws.length > 1 ? [DRAW_WORDS[draw]] : []),
      ];
      const bets = mutationBets(draw);
      const chart = new Chart(['unchanged', 'changed in the first half', 'changed in the second half']);
      return {
        unit,
        draw,
        mutants: new MutantTest(draw, current, logThreshold),
        rules: bets.map(({ rule }) => rule),
        test: new ChoiceTest({
          convention: words.join(', '),
          mistakes: bets.map(({ mistake }) => mistake),
          features: 4,
          chart,
          binsOf: unit === 'individual' ? 'children' : 'positions of children',
          logThreshold,
          current,
        }),
      };
    }),
  );
  return {
    consume(input: Input, observation: Observation): void {
      if (input.kind !== 'part' || input.part !== 'mutate') return;
      for (const { unit, draw, rules, test, mutants } of tests) {
        takeRun(test, unit, draw, rules, input, observation);
        if (unit === 'individual' && test.isPossible) mutants.consume(input, observation);
      }
    },
    get hypotheses() {
      return tests
        .filter(({ test }) => test.isPossible)
        .map(({ test: { hypothesis }, mutants }) => ({
          ...hypothesis,
          processes: [...hypothesis.processes, mutants.process],
        }));
    },
  };
}

function takeRun(
  test: ChoiceTest,
  unit: MutationUnit,
  draw: MutationDraw,
  rules: readonly MutationRule[],
  { child, options }: MutateInput,
  observation: Observation,
): void {
  const n = child.length;
  const values = Number(options['values'] ?? 2);
  const rate = Number(options['mutationRate'] ?? 0);
  const all = child.map((_, position) => position);
  const choices = unit === 'individual' ? [all] : all.map((position) => [position]);
  const prepared = choices.map((positions) => mutationChoice(positions, child, values, rate, draw, rules));
  for (const answer of answersOf(observation)) {
    if (!isIndividual(answer) || answer.length !== n) continue; // a broken law
    choices.forEach((positions, at) => {
      const changed = positions.filter((position) => answer[position] !== child[position]);
      const { options: each, changes, known } = itemAt(prepared, at);
      const option =
        changed.length === 0
          ? 0
          : changes.findIndex(
              ({ position, value }) => position === changed[0] && value === answer[position],
            ) + 1;
      if (changed.length > 1 || (changed.length === 1 && option === 0)) return test.refute();
      test.record(
        each,
        [option],
        (m) => itemAt(itemAt(known, m), option),
        (chart) => count(chart, each.logP, changes, option, n),
      );
    });
  }
}

/** The choice of mutating at some positions: all of them at once, or one. */
export function mutationChoice(
  positions: readonly number[],
  child: readonly number[],
  values: number,
  rate: number,
  draw: MutationDraw,
  rules: readonly MutationRule[],
): MutationChoice {
  const n = child.length;
  const changes: Change[] = positions.flatMap((position) =>
    Array.from({ length: values }, (_, value) => ({
      position,
      old: item(child, position),
      value,
      n,
      values,
    })).filter(({ old, value }) => old !== value),
  );
  const chance = rateOf(rate, draw, values);
  const logP = Float64Array.from([1 - chance, ...changes.map(() => chance / changes.length)], Math.log);
  const known = rules.map((rule) => {
    const weights = changes.map((change) => rule.weight(change));
    const total = weights.reduce((a, b) => a + b, 0);
    // A position that a mistake never mutates has no weight at all, where each position mutates by itself.
    const wanted = positions.length === n ? total : changes.length;
    const scale = total === 0 ? 0 : rule.keepsRate && positions.length < n ? 1 / total : 1 / wanted;
    const changed = Math.min(1, Math.max(0, rule.chance(rate, values)));
    const q = weights.map((weight) => changed * weight * scale);
    return Float64Array.from([Math.max(0, 1 - q.reduce((a, b) => a + b, 0)), ...q], Math.log);
  });
  const feature = (unchanged: number, of: (change: Change) => number): Uint8Array =>
    Uint8Array.from([unchanged, ...changes.map((change) => Math.min(FEATURE_VALUES - 1, 1 + of(change)))]);
  const features = [
    feature(0, ({ position }) => position),
    feature(0, ({ value }) => value),
    feature(0, ({ old, value }) => (value - old + values) % values),
    feature(0, () => 0),
  ];
  return { options: { logP, features }, changes, known };
}

function count(
  chart: Chart,
  logP: Float64Array,
  changes: readonly Change[],
  option: number,
  n: number,
): void {
  const shares = [Math.exp(real(logP, 0)), 0, 0];
  const binOf = ({ position }: Change): number => (2 * position < n ? 1 : 2);
  changes.forEach((change, at) => (shares[binOf(change)]! += Math.exp(real(logP, at + 1))));
  const seen = option === 0 ? 0 : binOf(itemAt(changes, option - 1));
  shares.forEach((share, bin) => share > 0 && chart.count(bin, share, bin === seen ? 1 : 0));
}
