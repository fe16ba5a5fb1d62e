import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const minAverages: SearchMistake = {
  id: 'min-averages',
  title: 'MIN is averaged',
  words:
    'Where MIN moves, your search takes the average of the children, as if the opponent moved at random.',
  hint: 'Who chooses at a MIN node, and what does that player want?',
  algorithms: ALL,
  rounds: true,
  replaces: only((correct) => ({
    mover: (at) => (correct.mover(at) === 'min' ? 'chance' : correct.mover(at)),
    probability: (at, action) =>
      correct.mover(at) === 'chance' ? correct.probability(at, action) : 1 / at.game.actions(at.state).length,
  })),
};
