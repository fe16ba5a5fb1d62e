import { ALL, type SearchMistake } from './searchMistake.ts';

export const ownDepthLimit: SearchMistake = {
  id: 'own-depth-limit',
  title: 'The search has a depth limit of its own',
  words: 'Your search stops after a fixed number of plies, although the game asks for more.',
  hint: 'Where does the number come from at which your search stops? Only game.depthLimit should decide.',
  algorithms: ALL,
  replaces: [1, 2, 3, 4, 5, 6, 8, 10].map((most) => ({
    label: `${most}`,
    change: (correct) => ({ stops: (at) => correct.stops(at) || at.ply >= most }),
  })),
};
