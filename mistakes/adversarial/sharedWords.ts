import type { SharedWords } from './searchMistake.ts';

/**
 * α that is never raised, that is not handed down, and that nobody compares with: each leaves MIN without a
 * cut, and looks the same from outside.
 */
export const ALPHA_UNUSED: SharedWords = {
  title: 'MIN never cuts, or no α ever comes to it',
  words:
    'Your search cuts at MAX nodes only: α is not raised, or not handed down, or MIN does not ' +
    'compare with it.',
  hint: 'Follow α: where is it raised, who is told, and what does MIN do with it?',
};

/** The mirror image. */
export const BETA_UNUSED: SharedWords = {
  title: 'MAX never cuts, or no β ever comes to it',
  words:
    'Your search cuts at MIN nodes only: β is not lowered, or not handed down, or MAX does not ' +
    'compare with it.',
  hint: 'Follow β: where is it lowered, who is told, and what does MAX do with it?',
};

/**
 * A loop that ends after one child, and a cut whose test holds with a window that is still open: no second
 * child is ever seen.
 */
export const LEFT_AT_ONCE: SharedWords = {
  title: 'Only the first child is looked at',
  words:
    'Your search leaves every node after its first child: the loop ends there, or its cut compares ' +
    'the wrong way round or with the wrong bound.',
  hint: 'Before anything is known, α is −∞ and β is +∞. What stops your loop then?',
};

/**
 * Turns that are counted, and signs that turn with every ply, give the same wherever one player moves twice
 * in a row.
 */
export const TURNS_ASSUMED: SharedWords = {
  title: 'Players are taken to alternate',
  words:
    'Your search gives the turn to the other player at every ply, or turns the sign at every ply, so ' +
    'that two layers of one player in a row count as one of each.',
  hint:
    'A player may move twice in a row. Ask the game who moves in each state. A sign turns only where ' +
    'the player does.',
};
