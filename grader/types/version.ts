/** Printed in every result; equal to package.json's version, which a test checks. */
export const VERSION = '0.1.0';

/**
 * Of the format of `result.json`; goes up when a reader of older files could not read newer ones. 2: a tree
 * stands once, in `trees`, and is named by its hash elsewhere. 3: the exercise has rules on files, and the
 * result what they found; without rules it is written as format 2 was.
 */
export const RESULT_FORMAT = 3;
export const FORMAT_WITHOUT_RULES = 2;
