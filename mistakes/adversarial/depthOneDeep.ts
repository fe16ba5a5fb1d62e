import { ALL, type Mistake, only } from '../mistake.ts';

export const depthOneDeep: Mistake = {
  id: 'depth-one-deep',
  title: 'One ply too deep',
  sentence: 'Your search goes one ply past the depth limit.',
  hint: 'The root is at depth 0. At which depth is the last node that may be looked at?',
  algorithms: ALL,
  forms: only(() => ({
    stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= game.depthLimit + 1,
  })),
};
