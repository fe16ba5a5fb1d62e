import { WITHOUT_CHANCE, IN_TURN } from '../skeletons/algorithms.ts';
import type { Place } from '../skeletons/adversarial.ts';
import { colourOf } from '../skeletons/conventions.ts';
import type { Form, SearchMistake } from './searchMistake.ts';

export const negamaxSignAtLeaf: SearchMistake = {
  id: 'negamax-sign-at-leaf',
  title: 'Negamax with the wrong sign at the leaves',
  words:
    'Your search turns signs on the way up, but its leaves do not start with the view of the player ' +
    'to move there: the sign is missing, or turned twice.',
  hint: 'Utility is MAX’s view. At a leaf where it would be MIN’s turn, what is it worth to MIN?',
  algorithms: WITHOUT_CHANCE,
  isNegamax: true,
  replaces: [
    { label: 'none', change: (negamax) => ({ leaf: (at) => colourOf(at) * negamax.leaf(at) + 0 }) },
    { label: 'turned twice', change: (negamax) => ({ leaf: (at) => -negamax.leaf(at) + 0 }) },
    {
      label: 'turned twice at the depth limit',
      change: (negamax) => ({
        leaf: (at) => (at.game.isTerminal(at.state) ? 1 : -1) * negamax.leaf(at) + 0,
      }),
    },
    {
      label: 'none at the depth limit',
      change: (negamax) => ({
        leaf: (at) => (at.game.isTerminal(at.state) ? 1 : colourOf(at)) * negamax.leaf(at) + 0,
      }),
    },
    {
      label: 'none where the game is over',
      change: (negamax) => ({
        leaf: (at) => (at.game.isTerminal(at.state) ? colourOf(at) : 1) * negamax.leaf(at) + 0,
      }),
    },
    inTurn('that of the player at the root', ({ game, root }) => colourOf({ game, root, ply: 0 })),
    inTurn('a minus at every leaf', () => -1),
    inTurn('that of the ply, as if MAX moved first', ({ ply }) => (ply % 2 === 0 ? 1 : -1)),
    inTurn('that of the ply, as if MAX moved first, at the depth limit', (at) =>
      at.game.isTerminal(at.state) ? colourOf(at) : at.ply % 2 === 0 ? 1 : -1,
    ),
  ],
};

/** Where players take turns, a leaf may be given any sign: one that this says, of MAX's view. */
function inTurn(label: string, sign: (at: Place) => 1 | -1): Form {
  return {
    label,
    algorithms: IN_TURN,
    // The correct leaf was turned by its colour; turning by it once more takes it away.
    change: (negamax) => ({ leaf: (at) => sign(at) * colourOf(at) * negamax.leaf(at) + 0 }),
  };
}
