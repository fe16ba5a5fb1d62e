import { ALL, type Mistake } from '../mistake.ts';

export const utilityOfMover: Mistake = {
  id: 'utility-of-mover',
  title: 'Utility is taken from the wrong player’s side',
  sentence:
    'Your search turns the sign of a leaf’s value by who would move there, but utility is always what the game is worth to MAX.',
  hint: 'Whose gain does utility(state) state? Does that depend on whose turn it is?',
  algorithms: ALL,
  forms: [
    {
      words: 'where MIN would move',
      change: ({ leaf }) => ({ leaf: (at) => (at.game.player(at.state) === 'min' ? -leaf(at) : leaf(at)) }),
    },
    {
      words: 'where MAX would move',
      change: ({ leaf }) => ({ leaf: (at) => (at.game.player(at.state) === 'max' ? -leaf(at) : leaf(at)) }),
    },
    { words: 'everywhere', change: ({ leaf }) => ({ leaf: (at) => -leaf(at) }) },
    {
      words: 'where MIN moves first',
      change: ({ leaf }) => ({ leaf: (at) => (at.game.player(at.root) === 'min' ? -leaf(at) : leaf(at)) }),
    },
  ],
};
