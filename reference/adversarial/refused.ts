import { NoEvaluationError, UnknownLeafError } from '../games/tree.ts';

/** Raised when an algorithm does not apply to the game it was given; the message says which one does. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Why an alpha–beta search refuses a chance node. */
export const NO_CHANCE_IN_ALPHA_BETA =
  'alpha-beta has no rule for chance nodes: use expectimax, or star1 and star2 where the values are bounded';

/** Whether an algorithm does not apply to a tree, or the tree lacks a value that it needs. */
export const isRefusal = (error: unknown): error is RefusedError | UnknownLeafError | NoEvaluationError =>
  error instanceof RefusedError || error instanceof UnknownLeafError || error instanceof NoEvaluationError;
