import {
  CUT_RANGES,
  MUTATION_DRAWS,
  MUTATION_UNITS,
  type Conventions,
  type CutRange,
  type MutationDraw,
  type MutationUnit,
} from '../../../types/exercise.ts';
import type { Mistake } from '../knownBets.ts';
import { cutsOf } from './crossover.ts';
import type { Breeding, MutationModel } from './likelihood.ts';
import { mutationMistakes, rateOf, type MutationRule } from './mutationRules.ts';
import { SELECTION_MISTAKES } from './selection.ts';

/** One accepted way of breeding. */
export interface Convention {
  readonly cutRange: CutRange;
  readonly unit: MutationUnit;
  readonly draw: MutationDraw;
}

/** All that an exercise accepts. */
export function acceptedConventions({
  cutRange = CUT_RANGES,
  mutates = MUTATION_UNITS,
  mutationDraws = MUTATION_DRAWS,
}: Conventions): Convention[] {
  return cutRange.flatMap((range) =>
    mutates.flatMap((unit) => mutationDraws.map((draw) => ({ cutRange: range, unit, draw }))),
  );
}

/** What breeding depends on in one run. */
export interface Setting {
  /** Positions of an individual, and values that each takes. */
  readonly n: number;
  readonly values: number;
  readonly rate: number;
}

/** The fitness of each member as chances of being a parent. */
export function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}

/** A correct generation from a population with this fitness. */
export function correctBreeding(
  { cutRange, unit, draw }: Convention,
  { n, values, rate }: Setting,
  fitness: readonly number[],
): Breeding {
  const chance = rateOf(rate, draw, values);
  const each = 1 / ((unit === 'individual' ? n : 1) * (values - 1));
  return {
    shares: sharesOf(fitness),
    cuts: cutsOf(cutRange, n),
    oneParent: false,
    mutation: { unit, chance, change: () => each },
  };
}

export interface BreedingMistake extends Mistake {
  readonly breeding: (correct: Breeding, setting: Setting, fitness: readonly number[]) => Breeding;
}

/** The fittest of a generation goes into the next as it is: one child of each generation is no child. */
export const ELITISM: Mistake = {
  id: 'elitism',
  title:
    'Your algorithm carries the fittest individual over into the next generation, which this one does not.',
  hint: 'Fill the new population with children only.',
};

/**
 * Where an exercise asks for one child of each mating: two of a generation are of the same one, cut at the
 * same place.
 */
export const TWO_CHILDREN: Mistake = {
  id: 'two-children',
  title: 'Your algorithm makes two children of each pair of parents, where one is asked for.',
  hint: 'Select two parents anew for each child.',
};

/** Known mistakes of whole runs, but for those of whole generations. */
export function breedingMistakes({ cutRange, unit, draw }: Convention): BreedingMistake[] {
  return [
    ...SELECTION_MISTAKES.map((mistake): BreedingMistake => ({
      ...mistake,
      breeding: (correct, _setting, fitness) => ({ ...correct, shares: sharesOf(mistake.weights(fitness)) }),
    })),
    {
      id: 'one-parent',
      title: 'Each child of your algorithm comes from a single parent.',
      hint: 'Select two parents, and give the child a part of each.',
      breeding: (correct) => ({ ...correct, oneParent: true }),
    },
    {
      id: 'never-last-cut',
      title: 'Your crossover never cuts at the last possible place.',
      hint: 'random.integer(low, high) includes both ends.',
      breeding: (correct) => ({
        ...correct,
        cuts: correct.cuts.length > 1 ? correct.cuts.slice(0, -1) : correct.cuts,
      }),
    },
    {
      id: 'never-first-cut',
      title: 'Your crossover never cuts after the first position.',
      hint: 'The first cut is after position 1.',
      breeding: (correct) => ({
        ...correct,
        cuts: correct.cuts.length > 1 ? correct.cuts.slice(1) : correct.cuts,
      }),
    },
    ...(cutRange === '1..n'
      ? []
      : [
          {
            id: 'cut-at-end',
            title: 'Your crossover also cuts at the very end, which copies a parent.',
            hint: 'The last cut is after position n − 1.',
            breeding: (correct: Breeding) => ({
              ...correct,
              cuts: [...correct.cuts, correct.cuts.length + 1],
            }),
          },
        ]),
    ...mutationMistakes(draw).map((mistake): BreedingMistake => {
      const mutationIn = perSetting((setting) => mistaken(mistake, unit, setting));
      const { chance } = mistake;
      const breeding = mistake.isEven
        ? (correct: Breeding, { rate, values }: Setting): Breeding => ({
            ...correct,
            mutation: { ...correct.mutation, chance: bounded(chance(rate, values)) },
          })
        : (correct: Breeding, setting: Setting): Breeding => ({ ...correct, mutation: mutationIn(setting) });
      return { ...mistake, breeding };
    }),
  ];
}

function mistaken(
  { chance, weight, keepsRate }: MutationRule,
  unit: MutationUnit,
  { n, values, rate }: Setting,
): MutationModel {
  const of = (position: number, old: number, value: number): number =>
    weight({ position, old, value, n, values });
  // What keeps the rate sums to 1 in each position; of the others, every position that mutates at all has
  // equal weights.
  const positions = Array.from({ length: n }, (_, position) => position).filter(
    (position) => keepsRate || of(position, 0, 1) > 0,
  ).length;
  const scale = (unit === 'individual' ? positions : 1) * (keepsRate ? 1 : values - 1);
  const table = new Float64Array(n * values * values);
  for (let at = 0; at < table.length; at += 1)
    table[at] = of(Math.floor(at / values ** 2), Math.floor(at / values) % values, at % values) / scale;
  return {
    unit,
    chance: bounded(chance(rate, values)),
    change: (position, old, value) =>
      old < values && value < values
        ? table[(position * values + old) * values + value]!
        : of(position, old, value) / scale,
  };
}

const bounded = (chance: number): number => Math.min(1, Math.max(0, chance));

/** Remembers what was made of the last setting: all generations of a run have one, and mostly all runs. */
function perSetting<T>(make: (setting: Setting) => T): (setting: Setting) => T {
  let last: { readonly setting: Setting; readonly made: T } | null = null;
  return (setting) => {
    const isSame =
      last !== null &&
      last.setting.n === setting.n &&
      last.setting.values === setting.values &&
      last.setting.rate === setting.rate;
    if (!isSame) last = { setting, made: make(setting) };
    return last!.made;
  };
}
