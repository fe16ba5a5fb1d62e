/** Raised when an algorithm does not apply to the game it was given; the message says which one does. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Why an alpha–beta search refuses a chance node. */
export const NO_CHANCE_IN_ALPHA_BETA =
  'alpha-beta has no rule for chance nodes: use expectimax, or star1 and star2 where the values are bounded';
