import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake, only } from './searchMistake.ts';

const OTHER = { max: 'min', min: 'max', chance: 'chance' } as const;

export const firstMovesTwice: SearchMistake = {
  id: 'first-moves-twice',
  title: 'The first player moves twice',
  words:
    'Your search chooses for the player at the root, and then for the same player again among the children.',
  hint:
    'Which function does the root call for its children: the one of the same player, or the one of the ' +
    'opponent?',
  algorithms: ALL,
  replaces: [
    ...only((correct) => ({ mover: (at) => (at.ply === 0 ? correct.mover(at) : OTHER[correct.mover(at)]) })),
    {
      label: 'only there',
      change: (correct) => ({ mover: (at) => (at.ply === 1 ? OTHER[correct.mover(at)] : correct.mover(at)) }),
    },
  ],
};
