import { ALL, type SearchMistake } from './searchMistake.ts';

export const utilityOfMover: SearchMistake = {
  id: 'utility-of-mover',
  title: 'Utility is taken from the wrong player’s side',
  words:
    'Your search turns the sign of a leaf’s value by who would move there, but utility is always what the game is worth to MAX.',
  hint: 'Whose gain does utility(state) state? Does that depend on whose turn it is?',
  algorithms: ALL,
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
};
