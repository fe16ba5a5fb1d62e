import { type SearchMistake, PRUNING } from '../adversarial/searchMistake.ts';
import { FULL_WINDOW } from '../../reference/game.ts';
import { BETA_UNUSED } from '../adversarial/sharedWords.ts';
import { agentsOf, turnAt } from './rounds.ts';

export const boundsLostBetweenRounds: SearchMistake = {
  id: 'bounds-lost-between-rounds',
  title: 'Bounds are lost between two rounds',
  words: 'Where a new round begins, your search does not hand its bounds on to agent 0.',
  hint: 'The last ghost calls the function of agent 0. With which α and β?',
  algorithms: PRUNING,
  replaces: (['α and β', 'α', 'β'] as const).map((label) => ({
    label,
    // Only agent 0 compares with β, and it is who begins a round.
    ...(label === 'β' ? { equivalentTo: BETA_UNUSED } : {}),
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
          if (turnAt(at) !== agentsOf(at.game) - 1) return passed;
          if (label === 'α and β') return first;
          return label === 'α' ? { ...passed, alpha: first.alpha } : { ...passed, beta: first.beta };
        },
      };
    },
  })),
};
