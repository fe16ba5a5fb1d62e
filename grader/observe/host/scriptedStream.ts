import { itemAt } from '../../types/lookup.ts';
import type { Random } from '../../../reference/random.ts';

/** What the host itself needs of a stream. */
export type Stream = Pick<Random, 'number' | 'integer'>;

/**
 * A stream that begins with given numbers in [0, 1) and goes on with another: what shows how a submission
 * treats the ends of the range, which a seed hardly ever draws.
 */
export function scriptedStream(script: readonly number[], then: Stream): Stream {
  let at = 0;
  return {
    number: () => (at < script.length ? itemAt(script, at++) : then.number()),
    integer: (low, high) =>
      at < script.length
        ? low + Math.floor(itemAt(script, at++) * (high - low + 1))
        : then.integer(low, high),
  };
}
