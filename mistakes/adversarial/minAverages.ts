import { ALL, type Mistake, only } from '../mistake.ts';

export const minAverages: Mistake = {
  id: 'min-averages',
  title: 'MIN is averaged',
  sentence:
    'Where MIN moves, your search takes the average of the children, as if the opponent moved at random.',
  hint: 'Who chooses at a MIN node, and what does that player want?',
  algorithms: ALL,
  rounds: true,
  forms: only((correct) => ({
    mover: (at) => (correct.mover(at) === 'min' ? 'chance' : correct.mover(at)),
    probability: (at, action) =>
      correct.mover(at) === 'chance' ? correct.probability(at, action) : 1 / at.game.actions(at.state).length,
  })),
};
