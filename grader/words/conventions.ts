import type { Cut } from '../../reference/game.ts';

/** The convention that a search was found to follow, in a sentence. */
export const cutConventionWords = (cut: Cut): string =>
  cut === 'strict'
    ? 'Your search cuts only when α > β (strict), and is compared with one that does the same.'
    : 'Your search cuts as soon as α ≥ β (non-strict), and is compared with one that does the same.';

/** The same of random choices, where an exercise accepts several. */
export const choiceConventionWords = (convention: string): string =>
  `Your choices fit this convention: ${convention}.`;
