/**
 * What checks look at in an answer that is an object. Whatever else a student keeps there, such as the
 * children of a node or a function, is nobody's business, and need not be plain data.
 */
export const ANSWER_KEYS: readonly string[] = [
  'value',
  'values',
  'utilities',
  'action',
  'actions',
  'move',
  'moves',
];
