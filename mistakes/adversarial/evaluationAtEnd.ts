import { ALL, type Mistake, only } from '../mistake.ts';

export const evaluationAtEnd: Mistake = {
  id: 'evaluation-at-end',
  title: 'Evaluation in place of utility',
  sentence: 'Your search takes an estimate where the game is over and its true value is known.',
  hint: 'There are two questions about a value: one for the end of the game, one for everywhere else.',
  algorithms: ALL,
  forms: only(() => ({ leaf: ({ game, state }) => game.evaluate(state) })),
};
