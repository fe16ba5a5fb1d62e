import { ALL, type Mistake, only } from '../mistake.ts';

export const depthIgnored: Mistake = {
  id: 'depth-ignored',
  title: 'The depth limit is ignored',
  sentence: 'Your search goes on to the end of the game, whatever the depth limit says.',
  hint: 'Apart from the end of the game, there is a second reason to stop.',
  algorithms: ALL,
  forms: only(() => ({ stops: ({ game, state }) => game.isTerminal(state) })),
};
