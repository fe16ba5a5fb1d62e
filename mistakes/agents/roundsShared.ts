import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake } from '../adversarial/searchMistake.ts';
import type { Parts } from '../skeletons/adversarial.ts';
import { agentsOf } from './rounds.ts';

/** One counter of rounds for all states; it begins anew with each search. */
function oneCounter(): Pick<Parts, 'window' | 'deeper'> {
  let rounds = 0;
  return {
    window: () => ((rounds = 0), { alpha: -Infinity, beta: Infinity }),
    deeper({ game, ply }) {
      const turn = (ply + 1) % agentsOf(game);
      if (turn === 0) rounds += 1;
      return rounds * agentsOf(game) + turn;
    },
  };
}

export const roundsShared: SearchMistake = {
  id: 'depth-shared',
  title: 'Siblings share one depth counter',
  words:
    'Your search counts depth in one variable for all states, so that what a first child used up is ' +
    'missing for its siblings.',
  hint:
    'After a child has been searched, its sibling should start at the same depth. Is the counter what ' +
    'it was before?',
  algorithms: ALL,
  replaces: [
    {
      label: 'counted with every round begun',
      change() {
        return {
          ...oneCounter(),
          stops: ({ game, state, ply, depth }) =>
            game.isTerminal(state) || (ply % agentsOf(game) === 0 && depth >= game.depthLimit),
        };
      },
    },
    {
      label: 'counted with every round begun, and passed over once it is more',
      change() {
        return {
          ...oneCounter(),
          stops: ({ game, state, ply, depth }) =>
            game.isTerminal(state) || (ply % agentsOf(game) === 0 && depth === game.depthLimit),
        };
      },
    },
    {
      label: 'looked at wherever anybody moves, and passed over once it is more',
      change() {
        return {
          ...oneCounter(),
          stops: ({ game, state, depth }) =>
            game.isTerminal(state) || depth - (depth % agentsOf(game)) === game.depthLimit,
        };
      },
    },
    {
      label: 'counted with every round gone into',
      change() {
        let begun = 0;
        return {
          window: () => ((begun = 0), { alpha: -Infinity, beta: Infinity }),
          stops({ game, state, ply }) {
            if (game.isTerminal(state)) return true;
            if (ply % agentsOf(game) > 0) return false;
            if (begun >= game.depthLimit / agentsOf(game)) return true;
            begun += 1;
            return false;
          },
        };
      },
    },
    {
      label: 'counted with every state',
      change() {
        let moves = 0;
        return {
          window: () => ((moves = 0), { alpha: -Infinity, beta: Infinity }),
          deeper: () => (moves += 1),
        };
      },
    },
    {
      label: 'and looked at wherever anybody moves',
      change() {
        return {
          ...oneCounter(),
          stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= game.depthLimit,
        };
      },
    },
  ],
};
