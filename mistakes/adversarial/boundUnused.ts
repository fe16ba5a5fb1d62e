import type { Common } from './searchMistake.ts';

/**
 * α that is never raised, that is not handed down, and that nobody compares with: each leaves MIN without a
 * cut, and looks the same from outside.
 */
export const ALPHA_UNUSED: Common = {
  title: 'MIN never cuts, or no α ever comes to it',
  words:
    'Your search cuts at MAX nodes only: α is not raised, or not handed down, or MIN does not compare with it.',
  hint: 'Follow α: where is it raised, who is told, and what does MIN do with it?',
};

/** The mirror image. */
export const BETA_UNUSED: Common = {
  title: 'MAX never cuts, or no β ever comes to it',
  words:
    'Your search cuts at MIN nodes only: β is not lowered, or not handed down, or MAX does not compare with it.',
  hint: 'Follow β: where is it lowered, who is told, and what does MAX do with it?',
};
