import type { Value } from './exports.ts';

/**
 * Raised on the host's side when the submission's code throws; `value` is what was thrown and must be freed.
 */
export class GuestThrow extends Error {
  readonly value: Value;

  constructor(value: Value) {
    super('the submission threw');
    this.value = value;
  }
}
