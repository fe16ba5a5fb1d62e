import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake } from '../adversarial/searchMistake.ts';
import { agentsOf } from './rounds.ts';

export const ownRounds: SearchMistake = {
  id: 'own-depth-limit',
  title: 'The search has a depth limit of its own',
  words: 'Your search looks a fixed number of rounds or moves ahead, whatever self.depth says.',
  hint: 'Where does the number come from at which your search stops?',
  algorithms: ALL,
  replaces: [
    ...[1, 2, 3, 4].map(
      (rounds) =>
        ({
          label: rounds === 1 ? 'one round' : `${rounds} rounds`,
          change: () => ({
            stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= rounds * agentsOf(game),
          }),
        }) satisfies SearchMistake['replaces'][number],
    ),
    ...[1, 2, 3, 4].map(
      (moves) =>
        ({
          label: moves === 1 ? 'one move' : `${moves} moves`,
          change: () => ({ stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= moves }),
        }) satisfies SearchMistake['replaces'][number],
    ),
  ],
};
