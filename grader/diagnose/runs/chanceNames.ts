import type { Algorithm } from '../../types/exercise.ts';

/**
 * Mistakes that tests of chances name, by their ids in the bank of `reference/mistakes/local`, so that one
 * mistake has one name.
 */
const NAMES: Readonly<Partial<Record<Algorithm, Readonly<Record<string, string>>>>> = {
  'hill-climbing': {
    'always-first': 'first-tie',
    'always-last': 'last-tie',
    'never-first': 'never-first-tie',
    'never-last': 'never-last-tie',
    'half-weight-ends': 'rounded-tie',
    'sort-shuffle': 'sorted-tie',
    'insertion-sort-shuffle': 'sorted-tie',
    'later-replaces-with-half': 'replaces-half',
    'never-edge': 'edge-rows-never',
  },
  'stochastic-hill-climbing': {
    uniform: 'uniform',
    'gain-squared': 'gain-squared',
    'by-value': 'by-value',
    steepest: 'steepest',
    'always-first': 'first-uphill',
    'never-last': 'last-never',
    'never-edge': 'edge-rows-never',
  },
  'first-choice': {
    steepest: 'steepest',
    'first-steepest': 'steepest-first-tie',
    'in-order': 'list-order',
    'in-reverse-order': 'list-order-backwards',
    'by-gain': 'by-gain',
    'never-edge': 'edge-rows-never',
    'never-first': 'never-first',
    'never-last': 'never-last',
    'first-half': 'first-half',
  },
  'random-restart': {
    'never-last': 'low-rows-only',
    permutation: 'permutation-starts',
    'one-number': 'one-row-starts',
    'initial-shuffled': 'initial-shuffled',
  },
  'simulated-annealing': {
    'always-accepts-worse': 'always-accepts',
    'never-accepts-worse': 'never-accepts',
    'multiplies-by-temperature': 'times-temperature',
    'truncates-temperature': 'temperature-truncated',
    'rounds-temperature': 'temperature-rounded',
    'keeps-first-temperature': 'first-temperature',
    'ignores-temperature': 'temperature-ignored',
    'ignores-delta': 'delta-ignored',
    'tosses-a-coin': 'coin',
    'inverts-comparison': 'comparison-inverted',
    'linear-acceptance': 'linear',
    'threshold-without-draw': 'no-draw',
    'base-two': 'base-two',
    'halves-temperature': 'temperature-halved',
    'odds-if-worse': 'logistic',
    'compares-with-best': 'delta-from-best',
    'draws-percent': 'percent-draw',
    'sign-turned-round': 'delta-sign',
    'refuses-equal': 'level-refused',
    'one-draw-twice': 'one-draw-twice',
    'never-proposes-edge': 'edge-rows-never',
    'never-proposes-last': 'last-neighbour-never',
    'proposes-first': 'first-neighbour-always',
  },
  'genetic-algorithm': {
    'uniform-selection': 'selection-uniform',
    'by-rank': 'selection-rank',
    'always-best': 'selection-always-best',
    'on-cost': 'selection-on-cost',
    'fitness-squared': 'selection-squared',
    'never-last-cut': 'cut-never-last-cut',
    'never-mutates': 'mutation-never',
    'always-mutates': 'mutation-always',
    'rate-doubled': 'mutation-doubled',
    'last-position-never': 'mutation-last-position-never',
    'last-value-never': 'mutation-last-value-never',
    'one-parent': 'same-parent-twice',
    elitism: 'elitism',
  },
  'random-selection': {
    'uniform-selection': 'uniform',
    'by-rank': 'rank',
    'always-best': 'always-best',
    'tournament-of-2': 'tournament-2',
    'tournament-of-3': 'tournament-3',
    'on-cost': 'on-cost',
    'above-lowest': 'above-lowest',
    'fitness-squared': 'squared',
    'one-slot-late': 'one-slot-late',
    'never-last': 'last-never',
  },
  reproduce: {
    'never-last': 'never-last-cut',
    'never-first': 'never-first-cut',
    'always-middle': 'middle',
    'first-half': 'first-half',
    'half-weight-ends': 'rounded',
  },
  mutate: {
    'never-mutates': 'never',
    'always-mutates': 'always',
    'rate-doubled': 'doubled',
    'rate-halved': 'halved',
    'rate-turned-round': 'inverted',
    'last-position-never': 'last-position-never',
    'first-position-never': 'first-position-never',
    'last-value-never': 'last-value-never',
    'first-value-never': 'first-value-never',
    'next-value': 'next-value',
  },
};

/** Mistakes that no choice tells apart from another one. */
const ALIKE: Readonly<Partial<Record<Algorithm, Readonly<Record<string, readonly string[]>>>>> = {
  'simulated-annealing': { 'always-accepts': ['positive-exponent'] },
};

/** Ids in the bank of a mistake that a test of chances names; none where the bank has it not. */
export function bankIds(algorithm: Algorithm, id: string): readonly string[] {
  const name = NAMES[algorithm]?.[id];
  return name === undefined ? [] : [name, ...(ALIKE[algorithm]?.[name] ?? [])];
}

/** Whether a test of chances can name a mistake of the bank. */
export const isTested = (algorithm: Algorithm, mistake: string): boolean =>
  Object.values(NAMES[algorithm] ?? {}).includes(mistake);
