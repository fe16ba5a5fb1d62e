import { mean } from '../skeletons/conventions.ts';
import { CHANCE, type Mistake, only } from '../mistake.ts';

export const weightedThenAveraged: Mistake = {
  id: 'weighted-then-averaged',
  title: 'Weighed by probability and then averaged as well',
  sentence:
    'Your search weighs each outcome by its probability and then divides by the number of outcomes once more.',
  hint: 'The probabilities of a throw sum to 1 already. What is left to divide by?',
  algorithms: CHANCE,
  forms: only(() => ({ expect: (outcomes) => mean(outcomes) / outcomes.length })),
};
