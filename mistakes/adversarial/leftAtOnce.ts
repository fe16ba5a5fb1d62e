import type { Common } from './searchMistake.ts';

/**
 * A loop that ends after one child, and a cut whose test holds with a window that is still open: no second
 * child is ever seen.
 */
export const LEFT_AT_ONCE: Common = {
  title: 'Only the first child is looked at',
  words:
    'Your search leaves every node after its first child: the loop ends there, or its cut compares the wrong way round or with the wrong bound.',
  hint: 'Before anything is known, α is −∞ and β is +∞. What stops your loop then?',
};
