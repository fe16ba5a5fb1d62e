import type { Mistake } from '../mistake.ts';
import type { MadeByHand } from './madeByHand.ts';

/** A mistake that nobody makes in a program: there is no code to look at, so that its words are its hint. */
export const onlyByHand = (
  row: Pick<Mistake, 'id' | 'title' | 'words'> & { readonly byHand: MadeByHand },
): Mistake<null> => ({ ...row, hint: row.words, replaces: null });
