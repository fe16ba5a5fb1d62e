import { ALL_GAMES } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

const twice = (label: string, isThere: (ply: number) => boolean): Form => ({
  label,
  change: ({ child }) => ({
    child(at, action) {
      if (isThere(at.ply)) child(at, action);
      return child(at, action);
    },
  }),
});

export const successorsTwice: SearchMistake = {
  id: 'successors-twice',
  title: 'Successors are generated twice',
  words: 'Your search asks for the same successor more than once.',
  hint: 'How often is result called for one action? Once is enough if you keep what it gives.',
  algorithms: ALL_GAMES,
  replaces: [
    twice('at every node', () => true),
    twice('at the root', (ply) => ply === 0),
    twice('below the root', (ply) => ply > 0),
    {
      label: 'all of a node first, as who sorts them',
      change: ({ child, order }) => ({
        order(actions, at) {
          const all = order(actions, at);
          for (const action of all) child(at, action);
          return all;
        },
      }),
    },
    {
      label: 'all of a node first, as who sorts them by their values',
      change: ({ child, order }) => ({
        order(actions, at) {
          const all = order(actions, at);
          for (const state of all.map((action) => child(at, action)))
            if (at.game.isTerminal(state)) at.game.utility(state);
          return all;
        },
      }),
    },
  ],
};
