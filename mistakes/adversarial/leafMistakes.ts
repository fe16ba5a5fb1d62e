import { ALL, IN_ANY_TURN } from '../skeletons/algorithms.ts';
import { only, type SearchMistake } from './searchMistake.ts';
import { endFixed } from './endFixed.ts';
import { valueByPly } from './valueByPly.ts';
import { valuesRounded } from './valuesRounded.ts';

/** Mistakes about what a leaf is worth. */
export const LEAF_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'utility-at-limit',
    title: 'Utility is asked where the game is not over',
    words: 'At the depth limit your search asks for the utility, which exists only where the game is over.',
    hint: 'There are two questions about a value: one for the end of the game, one for everywhere else.',
    algorithms: ALL,
    replaces: only(() => ({ leaf: ({ game, state }) => game.utility(state) })),
  },
  {
    id: 'evaluation-at-end',
    title: 'Evaluation in place of utility',
    words: 'Your search takes an estimate where the game is over and its true value is known.',
    hint: 'There are two questions about a value: one for the end of the game, one for everywhere else.',
    algorithms: ALL,
    replaces: only(() => ({ leaf: ({ game, state }) => game.evaluate(state) })),
  },
  {
    id: 'end-worth-nothing',
    title: 'The end of the game counts as 0',
    words: 'Your search takes 0 for a position where the game is over, whatever its utility is.',
    hint: 'What does your function return where the game is over?',
    algorithms: ALL,
    replaces: only((correct) => ({ leaf: (at) => (at.game.isTerminal(at.state) ? 0 : correct.leaf(at)) })),
  },
  {
    id: 'utility-of-mover',
    title: 'Utility is taken from the wrong player’s side',
    words:
      'Your search turns the sign of a leaf’s value by who would move there, but utility is always ' +
      'what the game is worth to MAX.',
    hint: 'Whose gain does utility(state) state? Does that depend on whose turn it is?',
    // Where signs turn with the player, they have to turn at the leaves too.
    algorithms: IN_ANY_TURN,
    replaces: [
      {
        label: 'where MIN would move',
        change: ({ leaf }) => ({ leaf: (at) => (at.game.player(at.state) === 'min' ? -leaf(at) : leaf(at)) }),
      },
      {
        label: 'where MAX would move',
        change: ({ leaf }) => ({ leaf: (at) => (at.game.player(at.state) === 'max' ? -leaf(at) : leaf(at)) }),
      },
      { label: 'everywhere', change: ({ leaf }) => ({ leaf: (at) => -leaf(at) }) },
      {
        label: 'where MIN moves first',
        change: ({ leaf }) => ({ leaf: (at) => (at.game.player(at.root) === 'min' ? -leaf(at) : leaf(at)) }),
      },
    ],
  },
  endFixed,
  valueByPly,
  valuesRounded,
  {
    id: 'better-by-margin',
    title: 'A better child must be better by a margin',
    words:
      'Your search treats values that are close as equal, and so passes over a child that is better ' +
      'by a little.',
    hint: 'Values compare exactly here. What does your comparison add or take away?',
    algorithms: ALL,
    replaces: [1e-6, 1e-9, 1e-3, 1e-4, 1].map((margin) => ({
      label: `${margin}`,
      change: () => ({
        better: (mover, value, best) => (mover === 'max' ? value > best + margin : value < best - margin),
      }),
    })),
  },
];
