import { WITHOUT_CHANCE, WITH_VALUE, IN_ANY_TURN_WITHOUT_CHANCE, IN_TURN } from '../skeletons/algorithms.ts';
import { negamaxSignAtLeaf } from './negamaxSignAtLeaf.ts';
import { negamaxViewAtEachPly } from './negamaxViewAtEachPly.ts';
import { negamaxWindow } from './negamaxWindow.ts';
import { only, type SearchMistake } from './searchMistake.ts';
import { TURNS_ASSUMED } from './sharedWords.ts';

/** Mistakes about the signs of negamax. */
export const SIGN_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'negamax-without-sign',
    title: 'Negamax without the minus sign',
    words:
      'Your search maximises for whoever moves, but takes a child’s value as it is. What is good for ' +
      'the opponent is bad for the player.',
    hint: 'Each call answers from the view of the player to move there. What does that mean for the parent?',
    algorithms: WITHOUT_CHANCE,
    isNegamax: true,
    replaces: [
      { label: '', change: () => ({ up: (value) => value }) },
      {
        label: 'in a loop of its own at the root',
        algorithms: IN_TURN,
        change: ({ up }) => ({ up: (value, at) => (at.ply === 0 ? value : up(value, at)) }),
      },
      {
        label: 'everywhere but at the root',
        algorithms: IN_TURN,
        change: ({ up }) => ({ up: (value, at) => (at.ply === 0 ? up(value, at) : value) }),
      },
    ],
  },
  negamaxSignAtLeaf,
  {
    id: 'negamax-view-returned',
    title: 'The value comes back in the mover’s view',
    words:
      'Where MIN moves first, the value that your search returns has the wrong sign: it is what the ' +
      'game is worth to MIN.',
    hint: 'The value asked for is always MAX’s view. When is that not the view of the player at the root?',
    algorithms: WITHOUT_CHANCE.filter((name) => WITH_VALUE.includes(name)),
    isNegamax: true,
    replaces: only((negamax) => ({
      answer(found) {
        const { value, action } = negamax.answer(found);
        return {
          value: found.at.game.player(found.at.root) === 'min' ? -(value as number) + 0 : value,
          action,
        };
      },
    })),
  },
  negamaxViewAtEachPly,
  {
    id: 'negamax-every-ply',
    title: 'Negamax turns the sign at every ply',
    words: 'Your search turns the sign at every ply, also where the same player moves twice in a row.',
    hint: 'When the player does not change, what changes in the view?',
    algorithms: IN_ANY_TURN_WITHOUT_CHANCE,
    isNegamax: true,
    replaces: [{ label: '', equivalentTo: TURNS_ASSUMED, change: () => ({}) }],
  },
  negamaxWindow,
];
