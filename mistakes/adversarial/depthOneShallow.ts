import { ALL, type Mistake } from '../mistake.ts';

export const depthOneShallow: Mistake = {
  id: 'depth-one-shallow',
  title: 'One ply too shallow',
  sentence: 'Your search stops one ply before the depth limit and takes the evaluation there.',
  hint: 'The root is at depth 0. At which depth is the last node that may be looked at?',
  algorithms: ALL,
  forms: [
    {
      words: 'but for the root',
      change: () => ({
        stops: ({ game, state, ply, depth }) =>
          game.isTerminal(state) || (ply > 0 && depth >= game.depthLimit - 1),
      }),
    },
    {
      words: 'at the root too',
      change: () => ({
        stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= game.depthLimit - 1,
      }),
    },
  ],
};
