import { type SearchMistake } from './searchMistake.ts';

export const negamaxWindow: SearchMistake = {
  id: 'negamax-window',
  title: 'Negamax hands the window down unturned',
  words:
    'In your search the bounds are not turned along with the values: the opponent’s α is minus your β, and its β is minus your α.',
  hint: 'On a number line, what happens to the two ends of an interval when every number changes its sign?',
  algorithms: ['alpha-beta'],
  isNegamax: true,
  replaces: [
    { label: 'neither swapped nor negated', change: () => ({ pass: (bounds) => bounds }) },
    {
      label: 'negated, not swapped',
      change: () => ({ pass: ({ alpha, beta }) => ({ alpha: -alpha, beta: -beta }) }),
    },
    {
      label: 'swapped, not negated',
      change: () => ({ pass: ({ alpha, beta }) => ({ alpha: beta, beta: alpha }) }),
    },
  ],
};
