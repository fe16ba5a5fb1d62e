import { ALL, type Mistake } from '../mistake.ts';

export const depthPerRound: Mistake = {
  id: 'depth-per-round',
  title: 'Depth counts rounds, not plies',
  sentence:
    'Your search counts a level deeper only when one of the players has moved, but the depth limit is in plies: every move counts.',
  hint: 'Follow the counter along one path, move by move. When does it change?',
  algorithms: ALL,
  forms: [
    {
      words: 'after MIN',
      change: () => ({ deeper: ({ depth }, mover) => depth + (mover === 'min' ? 1 : 0) }),
    },
    {
      words: 'after MAX',
      change: () => ({ deeper: ({ depth }, mover) => depth + (mover === 'max' ? 1 : 0) }),
    },
  ],
};
