import type { BitGame } from '../adversarial/fast.ts';
import { GOES_ON } from '../adversarial/fast.ts';
import { leafValue } from './hashTree.ts';

const GOLDEN = 0x9e3779b9;

/**
 * The hash tree for the fast searches: endless, so that the depth limit makes the leaves. A state is the hash
 * alone, as a signed integer; start at `mix(seed) | 0`. At most 30 children.
 */
export function bitHashTree(branching: number): BitGame {
  if (!(Number.isInteger(branching) && branching >= 1 && branching <= 30))
    throw new RangeError('branching must be an integer from 1 to 30');
  const all = 2 ** branching - 1;
  return {
    moves: () => all,
    // The bit of child i has i zeros above the lowest place: 32 − clz32 is i + 1.
    child: (hash, move) => signedMix(hash + Math.imul(32 - Math.clz32(move), GOLDEN)),
    outcome: () => GOES_ON,
    evaluate: leafValue,
  };
}

/** As `mix`, without the last step to an unsigned number, which would leave the range of small integers. */
function signedMix(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}
