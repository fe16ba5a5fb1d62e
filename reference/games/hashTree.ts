import type { Game } from '../game.ts';

/** The size of a hash tree, and which one. */
export interface HashTreeShape {
  readonly branching: number;
  /** Plies from the root to the leaves. */
  readonly depth: number;
  readonly seed: number;
}

/**
 * A uniform tree that takes no memory: every node is a 32-bit hash of its place, and a leaf's value, from
 * −32,768 to 32,767, comes from its hash. MAX moves first. For measuring how much a search prunes, and how
 * fast it is.
 *
 * A state is an integer: the node's ply times 2^32, plus its hash. Actions are the children's numbers in
 * decimal.
 */
export function hashTree({ branching, depth, seed }: HashTreeShape): Game<number, string> {
  const names = Array.from({ length: branching }, (_, i) => String(i));
  const ply = (state: number): number => Math.floor(state / PLY);
  return {
    initial: mix(seed),
    player: (state) => (ply(state) % 2 === 0 ? 'max' : 'min'),
    actions: (state) => (ply(state) === depth ? [] : [...names]),
    result(state, action) {
      const at = names.indexOf(action);
      if (at < 0 || ply(state) === depth) throw new RangeError(`no action ${action} at this node`);
      return (ply(state) + 1) * PLY + childHash(state % PLY, at);
    },
    isTerminal: (state) => ply(state) === depth,
    utility: leafValue,
    evaluate: leafValue,
    probability() {
      throw new RangeError('the hash tree has no chance nodes');
    },
  };
}

const PLY = 2 ** 32;
const GOLDEN = 0x9e3779b9;

/** Scatters 32 bits over 32 bits, one to one (the "lowbias32" constants of C. Wellons, 2018). */
export function mix(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Hash of a node's child, children numbered from 0. */
export function childHash(hash: number, child: number): number {
  return mix(hash + Math.imul(child + 1, GOLDEN));
}

/** Value of the leaf with this hash, or with this state. */
export function leafValue(hash: number): number {
  return (hash & 0xffff) - 32768;
}
