import { ALL, type Mistake, only } from '../mistake.ts';

export const opponentMaximises: Mistake = {
  id: 'opponent-maximises',
  title: 'The opponent maximises too',
  sentence: 'Your search takes the largest value at every node, as if the opponent wanted to help.',
  hint: 'Utilities are seen from MAX. What does MIN want them to be?',
  algorithms: ALL,
  forms: only((correct) => ({ mover: (at) => (correct.mover(at) === 'min' ? 'max' : correct.mover(at)) })),
};
