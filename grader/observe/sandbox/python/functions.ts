/**
 * The functions outside that Python can call, by number. A number and the call they were made for are the `self` of
 * a built-in function, so that one C function serves them all.
 */
export const FUNCTIONS = [
  'player', 'actions', 'result', 'isTerminal', 'utility', 'evaluate', 'probability',
  'initial', 'neighbours', 'value', 'randomState',
  'number', 'integer', 'choice', 'shuffle',
  'drawNumber', 'drawInteger', 'drawChoice', 'drawShuffle', 'sleep',
] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

const MOST_FUNCTIONS = 32;

/** The call 0 stands for whichever is running: for the functions behind Python's own modules. */
export const ANY_CALL = 0;

export const selfOf = (name: FunctionName, call: number): number => call * MOST_FUNCTIONS + FUNCTIONS.indexOf(name);

export function readSelf(self: number): { readonly name: FunctionName; readonly call: number } {
  return { name: FUNCTIONS[self % MOST_FUNCTIONS]!, call: Math.floor(self / MOST_FUNCTIONS) };
}
