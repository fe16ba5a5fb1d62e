import { ALL, type SearchMistake } from './searchMistake.ts';

export const depthPerRound: SearchMistake = {
  id: 'depth-per-round',
  title: 'Depth counts rounds, not plies',
  words:
    'Your search counts a level deeper only when one of the players has moved, but the depth limit is in plies: every move counts.',
  hint: 'Follow the counter along one path, move by move. When does it change?',
  algorithms: ALL,
  replaces: [
    {
      label: 'after MIN',
      change: () => ({ deeper: ({ depth }, mover) => depth + (mover === 'min' ? 1 : 0) }),
    },
    {
      label: 'after MAX',
      change: () => ({ deeper: ({ depth }, mover) => depth + (mover === 'max' ? 1 : 0) }),
    },
  ],
};
