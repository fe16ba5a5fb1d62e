import { FULL_WINDOW } from '../../reference/game.ts';
import { type SearchMistake, PRUNING } from '../adversarial/searchMistake.ts';
import { agentsOf, turnAt } from './rounds.ts';

export const boundsLostBetweenGhosts: SearchMistake = {
  id: 'bounds-lost-between-ghosts',
  title: 'Bounds are lost between two ghosts',
  words:
    'Where one ghost moves after another, your search does not hand its bounds on from the first to ' +
    'the second.',
  hint: 'A ghost may call the function of the next ghost. With which α and β?',
  algorithms: PRUNING,
  replaces: (['α and β', 'α', 'β'] as const).map((label) => ({
    label,
    change: ({ pass }) => {
      // What the search began with stands for a bound that nobody hands on.
      let first = FULL_WINDOW;
      return {
        enter(handed, { ply }) {
          if (ply === 0) first = handed;
          return handed;
        },
        pass(bounds, at, mover, best) {
          const passed = pass(bounds, at, mover, best);
          const turn = turnAt(at);
          if (turn === 0 || turn === agentsOf(at.game) - 1) return passed;
          if (label === 'α and β') return first;
          return label === 'α' ? { ...passed, alpha: first.alpha } : { ...passed, beta: first.beta };
        },
      };
    },
  })),
};
