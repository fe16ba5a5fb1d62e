import { ALL, type Mistake } from '../mistake.ts';
import { agentsOf } from './rounds.ts';

export const ownRounds: Mistake = {
  id: 'own-depth-limit',
  title: 'The search has a depth limit of its own',
  sentence: 'Your search looks a fixed number of rounds or moves ahead, whatever self.depth says.',
  hint: 'Where does the number come from at which your search stops?',
  algorithms: ALL,
  forms: [
    ...[1, 2, 3, 4].map(
      (rounds) =>
        ({
          words: rounds === 1 ? 'one round' : `${rounds} rounds`,
          change: () => ({
            stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= rounds * agentsOf(game),
          }),
        }) satisfies Mistake['forms'][number],
    ),
    ...[1, 2, 3, 4].map(
      (moves) =>
        ({
          words: moves === 1 ? 'one move' : `${moves} moves`,
          change: () => ({ stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= moves }),
        }) satisfies Mistake['forms'][number],
    ),
  ],
};
