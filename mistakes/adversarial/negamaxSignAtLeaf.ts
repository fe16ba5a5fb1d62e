import { type SearchMistake } from './searchMistake.ts';

export const negamaxSignAtLeaf: SearchMistake = {
  id: 'negamax-sign-at-leaf',
  title: 'Negamax with the wrong sign at the leaves',
  words:
    'Your search turns signs on the way up, but its leaves do not start with the view of the player ' +
    'to move there: the sign is missing, or turned twice.',
  hint: 'Utility is MAX’s view. At a leaf where it would be MIN’s turn, what is it worth to MIN?',
  algorithms: ['minimax', 'alpha-beta', 'negamax'],
  isNegamax: true,
  replaces: [
    { label: 'none', change: (negamax) => ({ leaf: (at) => signOf(at) * negamax.leaf(at) + 0 }) },
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
        leaf: (at) => (at.game.isTerminal(at.state) ? 1 : signOf(at)) * negamax.leaf(at) + 0,
      }),
    },
    {
      label: 'none where the game is over',
      change: (negamax) => ({
        leaf: (at) => (at.game.isTerminal(at.state) ? signOf(at) : 1) * negamax.leaf(at) + 0,
      }),
    },
  ],
};

/** The colour that the correct leaf was turned by; turning by it once more takes it away. */
function signOf({
  game,
  root,
  ply,
}: {
  readonly game: { player(state: number): string };
  readonly root: number;
  readonly ply: number;
}): number {
  const first = game.player(root) === 'min' ? -1 : 1;
  return ply % 2 === 0 ? first : -first;
}
