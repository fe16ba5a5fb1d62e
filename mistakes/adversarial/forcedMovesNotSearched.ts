import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake } from './searchMistake.ts';

export const forcedMovesNotSearched: SearchMistake = {
  id: 'forced-moves-not-searched',
  title: 'Nothing is searched below a forced move',
  words: 'Where there is only one action, your search does not look at what follows it.',
  hint: 'A forced move is easy to choose, but its value still has to be found out.',
  algorithms: ALL,
  replaces: [
    {
      label: 'and it counts as 0',
      change: (correct) => ({
        stops: (at) => correct.stops(at) || (at.ply > 0 && at.game.actions(at.state).length === 1),
        leaf: (at) => (correct.stops(at) ? correct.leaf(at) : 0),
      }),
    },
    {
      label: 'and all but the end counts as 0',
      change: (correct) => ({
        stops: (at) => correct.stops(at) || (at.ply > 0 && at.game.actions(at.state).length === 1),
        leaf: (at) => (at.game.isTerminal(at.state) ? correct.leaf(at) : 0),
      }),
    },
    {
      label: 'and it is evaluated',
      change: (correct) => ({
        stops: (at) => correct.stops(at) || (at.ply > 0 && at.game.actions(at.state).length === 1),
      }),
    },
  ],
};
