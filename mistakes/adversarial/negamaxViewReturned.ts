import { type SearchMistake, only } from './searchMistake.ts';

export const negamaxViewReturned: SearchMistake = {
  id: 'negamax-view-returned',
  title: 'The value comes back in the mover’s view',
  words:
    'Where MIN moves first, the value that your search returns has the wrong sign: it is what the game is worth to MIN.',
  hint: 'The value asked for is always MAX’s view. When is that not the view of the player at the root?',
  algorithms: ['minimax', 'alpha-beta', 'negamax'],
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
};
