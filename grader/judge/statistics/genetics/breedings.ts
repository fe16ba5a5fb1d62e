import { real } from '../elements.ts';
import type { BreedingChance } from '../../../../mistakes/chances/breeding.ts';
import { GENETIC_MISTAKES } from '../../../../mistakes/local/geneticMistakes.ts';
import { waysOf } from '../../../../mistakes/local/taught.ts';
import type { CrossoverWay } from '../../../../mistakes/local/taughtCrossovers.ts';
import { GENETIC_CROSSOVERS, GENETIC_SELECTIONS } from '../../../../mistakes/local/taughtGenetic.ts';
import { KEEPING_TAUGHT, type KeepingWay } from '../../../../mistakes/local/taughtKeeping.ts';
import type { SelectionWay } from '../../../../mistakes/local/taughtSelections.ts';
import { betsOf, type MistakeTexts } from '../../../../mistakes/mistake.ts';
import {
  CUT_RANGES,
  MUTATION_DRAWS,
  MUTATION_UNITS,
  type Conventions,
  type MutationDraw,
  type MutationUnit,
} from '../../../types/exercise.ts';
import { cutWithin } from './crossoverWays.ts';
import { crossingOf } from './crossing.ts';
import type { Breeding, MutationModel } from './likelihood.ts';
import { isMistaken, mutationRule, rateOf, type MutationRule } from './mutationRules.ts';
import type { Setting } from './setting.ts';
import { NOBODY } from './standings.ts';

/** One accepted way of making a child. */
export interface BreedingWay {
  readonly cross: CrossoverWay;
  readonly unit: MutationUnit;
  readonly draw: MutationDraw;
  readonly select: SelectionWay;
}

/** One accepted way of making a generation. */
export interface Convention extends BreedingWay {
  readonly keep: KeepingWay;
}

export const PROPORTIONAL: SelectionWay = {
  words: 'in proportion to fitness',
  weights: (fitness) => [...fitness],
};

/** All that an exercise accepts. */
export function acceptedConventions({
  cutRange = CUT_RANGES,
  mutates = MUTATION_UNITS,
  mutationDraws = MUTATION_DRAWS,
  accepts = [],
}: Conventions): Convention[] {
  const keeps = [NOBODY, ...waysOf(KEEPING_TAUGHT, accepts)];
  const ways = [PROPORTIONAL, ...waysOf(GENETIC_SELECTIONS, accepts)];
  const crossings = [
    ...cutRange.map((range) => cutWithin(range, `cuts ${range}`)),
    ...waysOf(GENETIC_CROSSOVERS, accepts),
  ];
  return keeps.flatMap((keep) =>
    ways.flatMap((select) =>
      crossings.flatMap((cross) =>
        mutates.flatMap((unit) => mutationDraws.map((draw) => ({ cross, unit, draw, select, keep }))),
      ),
    ),
  );
}

/** The fitness of each member as chances of being a parent. */
function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}

/** A correct generation from a population with this fitness. */
export function correctBreeding(
  { cross, unit, draw, select }: BreedingWay,
  { n, values, rate, crossed }: Setting,
  fitness: readonly number[],
): Breeding {
  const chance = rateOf(rate, draw, values);
  const each = 1 / ((unit === 'individual' ? n : 1) * (values - 1));
  return {
    shares: sharesOf(select.weights(fitness)),
    crossing: crossingOf(cross, n),
    uncrossed: 1 - crossed,
    oneParent: false,
    mutation: { unit, chance, change: () => each },
  };
}

/** A known mistake in breeding. */
export interface BreedingBet {
  readonly mistake: MistakeTexts;
  readonly breeding: BreedingUnder;
}

type BreedingUnder = (correct: Breeding, setting: Setting, fitness: readonly number[]) => Breeding;

const BETS = betsOf(GENETIC_MISTAKES);

/** Known mistakes that show in whole generations, but for those that are accepted. */
export interface GenerationBets {
  /** The fittest of a generation goes into the next as it is: one child of each generation is no child. */
  readonly elitism: readonly MistakeTexts[];
  /**
   * Where an exercise asks for one child of each mating: two of a generation are of the same one, cut at the
   * same place.
   */
  readonly twoChildren: readonly MistakeTexts[];
  /** The fittest parents are carried over; `counts` tells how many of a generation. */
  readonly survival: readonly {
    readonly mistake: MistakeTexts;
    readonly counts: (size: number) => readonly number[];
  }[];
}

export function generationBets({ accepts = [], twoChildren }: Conventions): GenerationBets {
  const bets = BETS.filter(({ mistake }) => !accepts.includes(mistake.id));
  const those = (kind: 'keeps' | 'litter'): MistakeTexts[] =>
    bets.filter(({ chance }) => kind in chance).map(({ mistake }) => mistake);
  return {
    elitism: those('keeps'),
    twoChildren: twoChildren === 'not' ? those('litter') : [],
    survival: bets.flatMap(({ mistake, chance }) =>
      'survive' in chance ? [{ mistake, counts: (size: number) => chance.survive(size) }] : [],
    ),
  };
}

/** Known mistakes of whole runs that are not accepted, but for those of whole generations. */
export function breedingBets(convention: BreedingWay, { accepts = [] }: Conventions): BreedingBet[] {
  return BETS.filter(({ mistake }) => !accepts.includes(mistake.id)).flatMap(({ mistake, chance }) => {
    const breeding = breedingUnder(chance, convention);
    return breeding === null ? [] : [{ mistake, breeding }];
  });
}

/** A short individual's positions: whether a cut may be at the end is the same for all lengths. */
const SOME = 2;

/** How a mistake breeds; null where it is none, or shows in whole generations only. */
function breedingUnder(chance: BreedingChance, { cross, unit, draw }: BreedingWay): BreedingUnder | null {
  if ('selects' in chance)
    return (correct, _setting, fitness) => ({ ...correct, shares: sharesOf(chance.selects(fitness)) });
  if ('crosses' in chance) return (correct) => ({ ...correct, uncrossed: 0 });
  if ('mates' in chance) return (correct) => ({ ...correct, oneParent: true });
  if ('cuts' in chance)
    return cross.kind !== 'one-cut' || (chance.rightAtEnd === true && cross.cuts(SOME).includes(SOME))
      ? null
      : (correct, { n }) => ({ ...correct, crossing: { kind: 'one-cut', cuts: chance.cuts(cross.cuts(n)) } });
  if (!('mutates' in chance) || !isMistaken(chance.mutates, draw)) return null;
  const rule = mutationRule(chance.mutates, draw);
  if (rule.isEven)
    return (correct, { rate, values }) => ({
      ...correct,
      mutation: { ...correct.mutation, chance: bounded(rule.chance(rate, values)) },
    });
  const mutationIn = perSetting((setting) => mistaken(rule, unit, setting));
  return (correct, setting) => ({ ...correct, mutation: mutationIn(setting) });
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
        ? real(table, (position * values + old) * values + value)
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
