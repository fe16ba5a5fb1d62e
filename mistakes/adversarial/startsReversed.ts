import { ALL, type Mistake, only } from '../mistake.ts';

export const startsReversed: Mistake = {
  id: 'starts-reversed',
  title: 'The best value starts at the wrong end',
  sentence: 'Your search starts MAX at +∞ or MIN at −∞, so that no child can ever be better.',
  hint: 'Before any child was seen, MAX must be as badly off as can be, and so must MIN. Which end is bad for whom?',
  algorithms: ALL,
  forms: [
    ...only(() => ({ initial: (mover) => (mover === 'max' ? Infinity : -Infinity) })),
    { words: 'MIN starts at −∞', change: () => ({ initial: () => -Infinity }) },
    { words: 'MAX starts at ∞', change: () => ({ initial: () => Infinity }) },
  ],
};
