import { FULL_WINDOW } from '../../reference/game.ts';
import { PRUNING } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import { BETA_UNUSED } from '../adversarial/sharedWords.ts';
import type { Place } from '../skeletons/adversarial.ts';
import { agentsOf, turnAt } from './rounds.ts';

/** Both bounds, or one, are not handed on from some agents to the next. */
const lostWhere = (isLost: (at: Place) => boolean): Form[] =>
  (['α and β', 'α', 'β'] as const).map((label) => ({
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
          if (!isLost(at)) return passed;
          if (label === 'α and β') return first;
          return label === 'α' ? { ...passed, alpha: first.alpha } : { ...passed, beta: first.beta };
        },
      };
    },
  }));

const isLastOfRound = (at: Place): boolean => turnAt(at) === agentsOf(at.game) - 1;

export const boundsLostBetweenGhosts: SearchMistake = {
  id: 'bounds-lost-between-ghosts',
  title: 'Bounds are lost between two ghosts',
  words:
    'Where one ghost moves after another, your search does not hand its bounds on from the first to ' +
    'the second.',
  hint: 'A ghost may call the function of the next ghost. With which α and β?',
  algorithms: PRUNING,
  replaces: lostWhere((at) => turnAt(at) !== 0 && !isLastOfRound(at)),
};

export const boundsLostBetweenRounds: SearchMistake = {
  id: 'bounds-lost-between-rounds',
  title: 'Bounds are lost between two rounds',
  words: 'Where a new round begins, your search does not hand its bounds on to agent 0.',
  hint: 'The last ghost calls the function of agent 0. With which α and β?',
  algorithms: PRUNING,
  // Only agent 0 compares with β, and it is who begins a round.
  replaces: lostWhere(isLastOfRound).map((form) =>
    form.label === 'β' ? { ...form, equivalentTo: BETA_UNUSED } : form,
  ),
};
