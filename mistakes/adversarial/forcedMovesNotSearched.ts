import { ALL, type Mistake } from '../mistake.ts';

export const forcedMovesNotSearched: Mistake = {
  id: 'forced-moves-not-searched',
  title: 'Nothing is searched below a forced move',
  sentence: 'Where there is only one action, your search does not look at what follows it.',
  hint: 'A forced move is easy to choose, but its value still has to be found out.',
  algorithms: ALL,
  forms: [
    {
      words: 'and it counts as 0',
      change: (correct) => ({
        stops: (at) => correct.stops(at) || (at.ply > 0 && at.game.actions(at.state).length === 1),
        leaf: (at) => (correct.stops(at) ? correct.leaf(at) : 0),
      }),
    },
    {
      words: 'and all but the end counts as 0',
      change: (correct) => ({
        stops: (at) => correct.stops(at) || (at.ply > 0 && at.game.actions(at.state).length === 1),
        leaf: (at) => (at.game.isTerminal(at.state) ? correct.leaf(at) : 0),
      }),
    },
    {
      words: 'and it is evaluated',
      change: (correct) => ({
        stops: (at) => correct.stops(at) || (at.ply > 0 && at.game.actions(at.state).length === 1),
      }),
    },
  ],
};
