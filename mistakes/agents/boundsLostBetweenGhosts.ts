import { FULL_WINDOW } from '../../reference/game.ts';
import { type Mistake, PRUNING } from '../mistake.ts';
import { agentsOf, turnAt } from './rounds.ts';

export const boundsLostBetweenGhosts: Mistake = {
  id: 'bounds-lost-between-ghosts',
  title: 'Bounds are lost between two ghosts',
  sentence:
    'Where one ghost moves after another, your search does not hand its bounds on from the first to the second.',
  hint: 'A ghost may call the function of the next ghost. With which α and β?',
  algorithms: PRUNING,
  forms: (['α and β', 'α', 'β'] as const).map((words) => ({
    words,
    change: ({ pass }) => ({
      pass(bounds, at, mover, best) {
        const passed = pass(bounds, at, mover, best);
        const turn = turnAt(at);
        if (turn === 0 || turn === agentsOf(at.game) - 1) return passed;
        if (words === 'α and β') return FULL_WINDOW;
        return words === 'α' ? { ...passed, alpha: -Infinity } : { ...passed, beta: Infinity };
      },
    }),
  })),
};
