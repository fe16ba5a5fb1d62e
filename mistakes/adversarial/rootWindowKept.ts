import { FULL_WINDOW } from '../../reference/game.ts';
import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const rootWindowKept: SearchMistake = {
  id: 'root-window-kept',
  title: 'The root does not hand its bound on',
  words:
    'Each child of the root is searched as if it were the first: what is known from the children before is not handed on.',
  hint: 'After the first child of the root, MAX is sure of something. Where is that written down, and who is told?',
  algorithms: PRUNING,
  replaces: only(({ pass }) => ({
    pass: (bounds, at, mover, best) => (at.ply === 0 ? FULL_WINDOW : pass(bounds, at, mover, best)),
  })),
};
