import { ALL, type SearchMistake } from './searchMistake.ts';

export const depthOneShallow: SearchMistake = {
  id: 'depth-one-shallow',
  title: 'One ply too shallow',
  words: 'Your search stops one ply before the depth limit and takes the evaluation there.',
  hint: 'The root is at depth 0. At which depth is the last node that may be looked at?',
  algorithms: ALL,
  replaces: [
    {
      label: 'but for the root',
      change: () => ({
        stops: ({ game, state, ply, depth }) =>
          game.isTerminal(state) || (ply > 0 && depth >= game.depthLimit - 1),
      }),
    },
    {
      label: 'at the root too',
      change: () => ({
        stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= game.depthLimit - 1,
      }),
    },
  ],
};
