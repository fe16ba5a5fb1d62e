import type { Common } from './searchMistake.ts';

/**
 * Turns that are counted, and signs that turn with every ply, give the same wherever one player moves twice
 * in a row.
 */
export const TURNS_ASSUMED: Common = {
  title: 'Players are taken to alternate',
  words:
    'Your search gives the turn to the other player at every ply, or turns the sign at every ply, so that two layers of one player in a row count as one of each.',
  hint: 'A player may move twice in a row. Ask the game who moves in each state. A sign turns only where the player does.',
};
