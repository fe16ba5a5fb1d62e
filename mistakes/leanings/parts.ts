/** Leanings of the parts of a genetic algorithm, and of a whole one. */
import type { Fitness, Genetic, Mutation, Reproduction, Selection } from '../correct/local/api.ts';
import { genetic } from '../skeletons/genetic.ts';
import { mutating } from '../skeletons/mutation.ts';
import { crossing } from '../skeletons/reproduction.ts';
import { selecting } from '../skeletons/selection.ts';
import {
  type Chooser,
  fairly,
  type Leaning,
  type LeaningKind,
  leaningsOf,
  leaningsOfSearch,
} from './leaning.ts';

/** Calls of a part in a run, and children in a run of generations. */
const SPAN = 100;
const PLACE_AND_MORE: readonly LeaningKind[] = ['place', 'time', 'case'];
const ALL: readonly LeaningKind[] = ['place', 'value', 'time', 'case'];

const evenly = (k: number): number[] => Array.from({ length: k }, () => 1 / k);

function selects(choose: Chooser): Selection {
  return selecting({
    pick: (population, fitness: Fitness, random) => {
      const scores = population.map(fitness);
      const total = scores.reduce((sum, score) => sum + score, 0);
      return population[
        choose(random, {
          chances: scores.map((score) => score / total),
          value: (j) => scores[j]!,
          inCase: scores.join(),
        })
      ];
    },
  });
}

/** The cut alone is drawn, so that what is chosen is its place. */
const cuts = (choose: Chooser): Reproduction =>
  crossing({
    cut: (n, random) => 1 + choose(random, { chances: evenly(n - 1), value: (j) => j, inCase: `${n}` }),
  });

interface MutationChoosers {
  readonly rate: Chooser;
  readonly position: Chooser;
  readonly value: Chooser;
}

function mutates({ rate, position, value }: Partial<MutationChoosers>): Mutation {
  return (child, random, options) => {
    const inCase = `${child.join()}/${options.mutationRate}`;
    const chance = options.mutationRate!;
    const isMutated =
      (rate ?? fairly)(random, { chances: [chance, 1 - chance], value: (j) => j, inCase }) === 0;
    return mutating({
      rate: () => 1,
      positions: isMutated
        ? (n) => [(position ?? fairly)(random, { chances: evenly(n), value: (j) => child[j]!, inCase })]
        : () => [],
      value: (old, values) => {
        const others = Array.from({ length: values }, (_, other) => other).filter((other) => other !== old);
        return others[
          (value ?? fairly)(random, { chances: evenly(others.length), value: (j) => others[j]!, inCase })
        ]!;
      },
    })(child, random, options);
  };
}

export const SELECTION_LEANINGS = leaningsOf('individual', SPAN, ALL, selects);
export const REPRODUCE_LEANINGS = leaningsOf('cut', SPAN, PLACE_AND_MORE, cuts);
export const MUTATE_LEANINGS: readonly Leaning<Mutation>[] = [
  ...leaningsOf('rate', SPAN, PLACE_AND_MORE, (rate) => mutates({ rate })),
  ...leaningsOf('position', SPAN, PLACE_AND_MORE, (position) => mutates({ position })),
  ...leaningsOf('value', SPAN, ['value', 'time', 'case'], (value) => mutates({ value })),
];

const CASELESS: readonly LeaningKind[] = ['place', 'time'];
export const GENETIC_LEANINGS: readonly Leaning<Genetic>[] = [
  ...leaningsOfSearch('individual', 2 * SPAN, ['place', 'value', 'time'], (choose) =>
    genetic({ select: selects(choose) }),
  ),
  ...leaningsOfSearch('cut', SPAN, CASELESS, (choose) => genetic({ reproduce: cuts(choose) })),
  ...leaningsOfSearch('rate', SPAN, CASELESS, (rate) => genetic({ mutate: mutates({ rate }) })),
  ...leaningsOfSearch('position', SPAN, CASELESS, (position) => genetic({ mutate: mutates({ position }) })),
  ...leaningsOfSearch('value', SPAN, ['value', 'time'], (value) => genetic({ mutate: mutates({ value }) })),
];
