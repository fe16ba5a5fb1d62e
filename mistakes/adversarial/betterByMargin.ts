import { ALL, type SearchMistake } from './searchMistake.ts';

export const betterByMargin: SearchMistake = {
  id: 'better-by-margin',
  title: 'A better child must be better by a margin',
  words:
    'Your search treats values that are close as equal, and so passes over a child that is better by a little.',
  hint: 'Values compare exactly here. What does your comparison add or take away?',
  algorithms: ALL,
  replaces: [1e-6, 1e-9, 1e-3, 1e-4, 1].map((margin) => ({
    label: `${margin}`,
    change: () => ({
      better: (mover, value, best) => (mover === 'max' ? value > best + margin : value < best - margin),
    }),
  })),
};
