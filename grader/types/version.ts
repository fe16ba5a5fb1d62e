/** Printed in every result; equal to package.json's version, which a test checks. */
export const VERSION = '0.1.0';

/**
 * Of the format of `result.json`; goes up when a reader of older files could not read newer ones. 2: a tree
 * stands once, in `trees`, and is named by its hash elsewhere.
 */
export const RESULT_FORMAT = 2;
