import { halfToEven } from '../skeletons/rounding.ts';
import { mean } from '../skeletons/conventions.ts';
import type { Outcome } from '../skeletons/adversarial.ts';
import { CHANCE } from '../skeletons/algorithms.ts';
import { only, type Form, type SearchMistake } from './searchMistake.ts';

const weighed = (outcome: Outcome | undefined): number =>
  outcome === undefined ? 0 : outcome.probability * outcome.value;

const withProbabilities = (label: string, change: (p: number) => number): Form => ({
  label,
  change: () => ({
    expect: (outcomes) =>
      mean(outcomes.map(({ value, probability }) => ({ value, probability: change(probability) }))),
  }),
});

/** Mistakes in adding up what the outcomes of chance are worth. */
export const SUM_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'sum-overwritten',
    title: 'Only one outcome is added up',
    words:
      'At chance nodes your search weighs the outcomes but keeps one share only: the sum is overwritten, ' +
      'set back in the loop, or returned inside it.',
    hint: 'Where is the sum set to 0, where does it grow, and where is it returned?',
    algorithms: CHANCE,
    replaces: [
      { label: 'the last', change: () => ({ expect: (outcomes) => weighed(outcomes.at(-1)) }) },
      {
        label: 'the first, the only one searched',
        change: () => ({
          order: (actions, { game, state }) =>
            game.player(state) === 'chance' ? actions.slice(0, 1) : actions,
          expect: (outcomes) => weighed(outcomes[0]),
        }),
      },
      { label: 'the first', change: () => ({ expect: (outcomes) => weighed(outcomes[0]) }) },
    ],
  },
  {
    id: 'first-probability-for-all',
    title: 'One probability serves for all outcomes',
    words: 'At chance nodes your search weighs every outcome as if it were as likely as one of them.',
    hint: 'For which action do you ask the probability?',
    algorithms: CHANCE,
    replaces: [
      {
        label: 'the first one’s',
        change: () => ({
          expect: (outcomes) =>
            outcomes.reduce((sum, { value }) => sum + (outcomes[0]?.probability ?? 0) * value, 0),
        }),
      },
      {
        label: 'the last one’s',
        change: () => ({
          expect: (outcomes) =>
            outcomes.reduce((sum, { value }) => sum + (outcomes.at(-1)?.probability ?? 0) * value, 0),
        }),
      },
    ],
  },
  {
    id: 'probabilities-rounded',
    title: 'Probabilities are rounded',
    words: 'At chance nodes your search rounds how likely an outcome is, so that the shares do not sum to 1.',
    hint: 'What do three outcomes of probability 0.3 sum to?',
    algorithms: CHANCE,
    replaces: [
      withProbabilities('one decimal', (p) => halfToEven(p * 10) / 10),
      withProbabilities('one decimal, halves up', (p) => Math.round(p * 10) / 10),
      withProbabilities('two decimals', (p) => Math.round(p * 100) / 100),
      withProbabilities('down to tenths', (p) => Math.floor(p * 10) / 10),
      withProbabilities('down to hundredths', (p) => Math.floor(p * 100) / 100),
    ],
  },
  {
    id: 'running-mean-halved',
    title: 'Each outcome halves those before it',
    words:
      'At chance nodes your search takes the middle between what it has and the next value, so that the ' +
      'last outcome counts half, the one before a quarter.',
    hint: 'Take three outcomes by hand: how much does each count in the end?',
    algorithms: CHANCE,
    replaces: only(() => ({
      expect: (outcomes) =>
        outcomes.slice(1).reduce((sum, { value }) => (sum + value) / 2, outcomes[0]?.value ?? 0),
    })),
  },
];
