import { isTwoPlayer } from '../byHand/madeByHand.ts';
import { bestChildAgain } from './bestChildAgain.ts';
import { forcedMovesNotSearched } from './forcedMovesNotSearched.ts';
import { returnMissing } from './returnMissing.ts';
import { LEFT_AT_ONCE } from './sharedWords.ts';
import { ALL, ALL_GAMES } from '../skeletons/algorithms.ts';
import { only, type SearchMistake } from './searchMistake.ts';
import { successorsTwice } from './successorsTwice.ts';

/** Mistakes about which children are searched. */
export const CHILD_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'first-child-skipped',
    title: 'The first child is left out',
    words: 'Your search never looks at the first action of a node.',
    hint: 'Where does your loop over the actions begin?',
    algorithms: ALL_GAMES,
    replaces: [
      { label: 'at every node', change: () => ({ order: (actions) => actions.slice(1) }) },
      {
        label: 'unless it is the only one',
        change: () => ({ order: (actions) => (actions.length > 1 ? actions.slice(1) : actions) }),
      },
      {
        label: 'at the root',
        change: () => ({ order: (actions, { ply }) => (ply === 0 ? actions.slice(1) : actions) }),
      },
    ],
  },
  {
    id: 'last-child-skipped',
    title: 'The last child is left out',
    words: 'Your search never looks at the last action of a node.',
    hint: 'Where does your loop over the actions end?',
    algorithms: ALL_GAMES,
    replaces: [
      { label: 'at every node', change: () => ({ order: (actions) => actions.slice(0, -1) }) },
      {
        label: 'unless it is the only one',
        change: () => ({ order: (actions) => (actions.length > 1 ? actions.slice(0, -1) : actions) }),
      },
      {
        label: 'at the root',
        change: () => ({ order: (actions, { ply }) => (ply === 0 ? actions.slice(0, -1) : actions) }),
      },
    ],
  },
  {
    id: 'first-child-only',
    title: 'Only the first child is looked at',
    words: 'Your search leaves the loop over the actions after the first child.',
    hint: 'Is there a return inside your loop that should stand behind it?',
    algorithms: ALL_GAMES,
    replaces: [
      { label: '', equivalentTo: LEFT_AT_ONCE, change: () => ({ order: (actions) => actions.slice(0, 1) }) },
      {
        label: 'below the root',
        change: () => ({ order: (actions, { ply }) => (ply > 0 ? actions.slice(0, 1) : actions) }),
      },
    ],
  },
  {
    id: 'two-children-at-most',
    title: 'Only so many children are looked at',
    words: 'Your search looks at a fixed number of children, and a node can have more.',
    hint: 'How many actions does a node have? Only the game knows.',
    algorithms: ALL_GAMES,
    replaces: [2, 3].map((most) => ({
      label: `${most}`,
      change: () => ({ order: (actions: readonly string[]) => actions.slice(0, most) }),
    })),
  },
  {
    id: 'other-order',
    title: 'Children are searched in another order than given',
    words:
      'Your search goes through the children from the last to the first, but this exercise fixes ' +
      'their order.',
    hint: 'In which order does actions(state) list the actions?',
    algorithms: ALL,
    replaces: only(() => ({ order: (actions) => [...actions].reverse() })),
    isPermitted: ({ childOrder }) => childOrder === 'any',
    byHand: {
      title: 'The tree was searched from right to left',
      words: 'Children are looked at from left to right.',
      applies: isTwoPlayer,
      search: 'as-programmed',
    },
  },
  forcedMovesNotSearched,
  returnMissing,
  successorsTwice,
  {
    id: 'leaves-twice',
    title: 'Leaves are evaluated twice',
    words: 'Your search reads the value of a leaf more than once.',
    hint: 'Ask once and keep the number. A print counts as asking too.',
    algorithms: ALL_GAMES,
    replaces: only(({ leaf }) => ({
      leaf(at) {
        leaf(at);
        return leaf(at);
      },
    })),
  },
  bestChildAgain,
];
