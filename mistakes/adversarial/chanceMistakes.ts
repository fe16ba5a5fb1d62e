import { hasChance, hasUnequalChances, isTwoPlayer } from '../byHand/madeByHand.ts';
import { mean } from '../skeletons/conventions.ts';
import { cutsAsPruningDoes } from './cutsAsPruningDoes.ts';
import { expectationRounded } from './expectationRounded.ts';
import { middleOutcome } from './middleOutcome.ts';
import { BOUNDED, CHANCE, WITH_CHANCE } from '../skeletons/algorithms.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';
import { OUTCOME_MISTAKES } from './outcomeMistakes.ts';
import { SUM_MISTAKES } from './sumMistakes.ts';
import { innerThrowUnweighed } from './throwMistakes.ts';

/** Throws that a player is taken to choose, in a search with bounds. */
const movedBy = (player: 'max' | 'min'): Form => ({
  label: 'with the cuts of a player',
  algorithms: BOUNDED,
  change: (correct) => ({
    mover: (at) => (correct.mover(at) === 'chance' ? player : correct.mover(at)),
  }),
});

/** Mistakes about what chance is worth. */
export const CHANCE_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'chance-as-min',
    title: 'Chance is taken for an opponent',
    words: 'At chance nodes your search takes the worst outcome, as if the dice played against MAX.',
    hint: 'Dice want nothing. What is a throw worth on average?',
    algorithms: WITH_CHANCE,
    replaces: [
      {
        label: '',
        algorithms: CHANCE,
        change: () => ({
          expect: (outcomes) => outcomes.reduce((least, { value }) => Math.min(least, value), Infinity),
        }),
      },
      movedBy('min'),
      ...[true, false].map((onEquality): Form => ({
        algorithms: CHANCE,
        label: onEquality ? 'and prunes' : 'and prunes, where bounds cross',
        change: (correct) => ({
          mover: (at) => (correct.mover(at) === 'chance' ? 'min' : correct.mover(at)),
          ...cutsAsPruningDoes(onEquality),
        }),
      })),
    ],
    byHand: {
      title: 'Chance nodes were given the lowest value',
      words:
        'Chance is no opponent: a chance node is worth the average of its outcomes, weighted by ' +
        'their probabilities.',
      applies: (tree) => isTwoPlayer(tree) && hasChance(tree),
      values: { player: (node) => (node.player === 'chance' ? 'min' : node.player) },
    },
  },
  {
    id: 'chance-as-max',
    title: 'Chance is taken for MAX’s friend',
    words: 'At chance nodes your search takes the best outcome, as if MAX could choose the throw.',
    hint: 'Dice want nothing. What is a throw worth on average?',
    algorithms: WITH_CHANCE,
    replaces: [
      {
        label: '',
        algorithms: CHANCE,
        change: () => ({
          expect: (outcomes) => outcomes.reduce((most, { value }) => Math.max(most, value), -Infinity),
        }),
      },
      movedBy('max'),
    ],
    byHand: {
      title: 'Chance nodes were given the highest value',
      words: 'A chance node is worth the average of its outcomes, weighted by their probabilities.',
      applies: (tree) => isTwoPlayer(tree) && hasChance(tree),
      values: { player: (node) => (node.player === 'chance' ? 'max' : node.player) },
    },
  },
  {
    id: 'sum-for-mean',
    title: 'A sum in place of a mean',
    words: 'At chance nodes your search adds the values up without weighing them by how likely they are.',
    hint: 'Two throws worth 4 each: is the chance node worth 4 or 8?',
    algorithms: CHANCE,
    replaces: only(() => ({ expect: (outcomes) => outcomes.reduce((sum, { value }) => sum + value, 0) })),
    byHand: {
      title: 'Outcomes were added up, not averaged',
      words: 'A chance node is worth the sum of probability × value.',
      applies: hasChance,
      values: { chance: 'sum' },
    },
  },
  {
    id: 'uniform-chance',
    title: 'All outcomes count the same',
    words:
      'At chance nodes your search takes the plain average, though some outcomes are likelier than others.',
    hint: 'The game can be asked how likely each outcome is.',
    algorithms: WITH_CHANCE,
    replaces: [
      {
        label: '',
        algorithms: CHANCE,
        change: () => ({
          expect: (outcomes) => outcomes.reduce((sum, { value }) => sum + value, 0) / outcomes.length,
        }),
      },
      {
        label: 'in bounds, too',
        algorithms: BOUNDED,
        change: () => ({ probability: ({ game, state }) => 1 / game.actions(state).length }),
      },
    ],
    byHand: {
      title: 'All outcomes were taken to be equally likely',
      words: 'Each outcome counts by its probability.',
      applies: (tree) => isTwoPlayer(tree) && hasUnequalChances(tree),
      search: {
        parts: () => ({ probability: ({ game, state }) => 1 / game.actions(state).length }),
      },
      values: { chance: 'plain' },
    },
  },
  {
    id: 'weighted-then-averaged',
    title: 'Weighed by probability and then averaged as well',
    words:
      'Your search weighs each outcome by its probability and then divides by the number of outcomes ' +
      'once more.',
    hint: 'The probabilities of a throw sum to 1 already. What is left to divide by?',
    algorithms: CHANCE,
    replaces: only(() => ({ expect: (outcomes) => mean(outcomes) / outcomes.length })),
  },
  middleOutcome,
  ...SUM_MISTAKES,
  innerThrowUnweighed,
  expectationRounded,
  {
    id: 'chance-root-maximised',
    title: 'Chance at the root is taken for MAX',
    words: 'Where chance moves first, your search takes the best outcome, as if there were a choice.',
    hint: 'Who moves at the root? It need not be a player.',
    algorithms: WITH_CHANCE,
    replaces: only((correct) => ({
      mover: (at) => (at.ply === 0 && correct.mover(at) === 'chance' ? 'max' : correct.mover(at)),
    })),
  },
  ...OUTCOME_MISTAKES,
  {
    id: 'equal-outcomes-once',
    title: 'Equal outcomes count once',
    words: 'At chance nodes your search counts outcomes of the same value only once.',
    hint: 'Two ways to the same value make it twice as likely.',
    algorithms: CHANCE,
    replaces: only(() => ({
      expect(outcomes) {
        const values = [...new Set(outcomes.map(({ value }) => value))];
        return values.reduce((sum, value) => sum + value, 0) / values.length;
      },
    })),
  },
];
