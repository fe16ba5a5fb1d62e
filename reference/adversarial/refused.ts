/** Raised when an algorithm does not apply to the game it was given; the message says which one does. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
