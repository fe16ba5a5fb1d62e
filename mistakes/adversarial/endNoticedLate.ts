import { ALL, type Mistake, only } from '../mistake.ts';

export const endNoticedLate: Mistake = {
  id: 'end-noticed-late',
  title: 'The end of the game is not noticed',
  sentence:
    'Your search looks for the end of the game only at the depth limit, and goes on into positions where the game is over.',
  hint: 'In which order do you test for the end of the game and for the depth limit? Either is enough to stop.',
  algorithms: ALL,
  forms: only(() => ({ stops: ({ game, depth }) => depth >= game.depthLimit })),
};
