import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const depthOneDeep: SearchMistake = {
  id: 'depth-one-deep',
  title: 'One ply too deep',
  words: 'Your search goes one ply past the depth limit.',
  hint: 'The root is at depth 0. At which depth is the last node that may be looked at?',
  algorithms: ALL,
  replaces: only(() => ({
    stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= game.depthLimit + 1,
  })),
};
