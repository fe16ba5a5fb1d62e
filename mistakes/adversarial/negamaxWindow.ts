import { IN_ANY_TURN, IN_TURN, PRUNING } from '../skeletons/algorithms.ts';
import type { Player, Window } from '../../reference/game.ts';
import type { Form, SearchMistake } from './searchMistake.ts';

/**
 * The same where the window is turned only when the player changes: `seen` says what the child then works
 * with, in MAX's view.
 */
const whereAsked = (label: string, seen: (handed: Window) => Window): Form => ({
  label: `${label}, where the player changes`,
  asksPlayers: true,
  algorithms: IN_ANY_TURN,
  change({ pass, mover }) {
    let above: Player | null = null;
    return {
      pass(bounds, at, player, best) {
        above = player;
        return pass(bounds, at, player, best);
      },
      enter: (handed, at) => (above !== null && at.ply > 0 && mover(at) !== above ? seen(handed) : handed),
    };
  },
});

export const negamaxWindow: SearchMistake = {
  id: 'negamax-window',
  title: 'Negamax hands the window down unturned',
  words:
    'In your search the bounds are not turned along with the values: the opponent’s α is minus ' +
    'your β, and its β is minus your α.',
  hint: 'On a number line, what happens to the two ends of an interval when every number changes its sign?',
  algorithms: PRUNING,
  isNegamax: true,
  replaces: [
    { label: 'neither swapped nor negated', change: () => ({ pass: (bounds) => bounds }) },
    {
      label: 'negated, not swapped',
      change: () => ({ pass: ({ alpha, beta }) => ({ alpha: -alpha, beta: -beta }) }),
    },
    {
      label: 'swapped, not negated',
      change: () => ({ pass: ({ alpha, beta }) => ({ alpha: beta, beta: alpha }) }),
    },
    {
      label: 'swapped, α negated alone',
      algorithms: IN_TURN,
      change: () => ({ pass: ({ alpha, beta }) => ({ alpha: beta, beta: -alpha }) }),
    },
    {
      label: 'swapped, β negated alone',
      algorithms: IN_TURN,
      change: () => ({ pass: ({ alpha, beta }) => ({ alpha: -beta, beta: alpha }) }),
    },
    whereAsked('negated, not swapped', ({ alpha, beta }) => ({ alpha: beta, beta: alpha })),
    whereAsked('swapped, not negated', ({ alpha, beta }) => ({ alpha: -alpha, beta: -beta })),
  ],
};
