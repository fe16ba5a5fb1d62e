import { ALL, type Mistake } from '../mistake.ts';

export const betterByMargin: Mistake = {
  id: 'better-by-margin',
  title: 'A better child must be better by a margin',
  sentence:
    'Your search treats values that are close as equal, and so passes over a child that is better by a little.',
  hint: 'Values compare exactly here. What does your comparison add or take away?',
  algorithms: ALL,
  forms: [1e-6, 1e-9, 1e-3, 1e-4, 1].map((margin) => ({
    words: `${margin}`,
    change: () => ({
      better: (mover, value, best) => (mover === 'max' ? value > best + margin : value < best - margin),
    }),
  })),
};
