import { formatNumber } from '../numbers.ts';

/** Why a leaf has to be looked at, or why it cannot matter: what anyone can check. Nodes by their labels. */
export type LeafProof =
  | { readonly code: 'all-leaves-needed' }
  /** With another value of the leaf, the root is worth something else. */
  | {
      readonly code: 'changes-root';
      readonly leaf: string;
      readonly value: number;
      readonly root: number;
      readonly now: number;
    }
  /** The same, while later leaves are not known. */
  | { readonly code: 'may-change-root'; readonly leaf: string; readonly cases: readonly [RootCase, RootCase] }
  /** The mean of a chance node meets the bound whatever the leaf is. */
  | {
      readonly code: 'chance-bounded';
      readonly leaf: string;
      readonly node: string;
      readonly by: 'alpha' | 'beta';
      readonly bound: number;
    }
  /** A node above the leaf is worth as much, or as little, as any leaf can be. */
  | {
      readonly code: 'bound-reached';
      readonly leaf: string;
      readonly node: string;
      readonly side: 'highest' | 'lowest';
      readonly bound: number;
    }
  /** A node above the leaf is cut off. */
  | {
      readonly code: 'cut-off';
      readonly leaf: string;
      readonly node: string;
      readonly by: 'alpha' | 'beta';
      readonly reached: number;
      readonly bound: number;
    };

/** What the root is worth if the leaf has a value. */
export interface RootCase {
  readonly value: number;
  readonly root: number;
}

/** In words, without a full stop, from a small letter on. */
function leafProofWords(proof: LeafProof): string {
  switch (proof.code) {
    case 'all-leaves-needed':
      return 'minimax looks at every leaf';
    case 'changes-root':
      return (
        `if ${proof.leaf} were ${formatNumber(proof.value)}, the root would be worth ` +
        `${formatNumber(proof.root)} and not ${formatNumber(proof.now)}, so ${proof.leaf} has to be ` +
        'looked at'
      );
    case 'may-change-root': {
      const [a, b] = proof.cases;
      return (
        `before the leaves after ${proof.leaf} are known, the root can still be ` +
        `${formatNumber(a.root)} if ${proof.leaf} is ${formatNumber(a.value)} and ` +
        `${formatNumber(b.root)} if it is ${formatNumber(b.value)}, so ${proof.leaf} has to be looked ` +
        'at'
      );
    }
    case 'chance-bounded':
      return (
        `whatever ${proof.leaf} is, ${proof.node} cannot ` +
        `${proof.by === 'alpha' ? 'rise above α' : 'fall below β'} = ${shown(proof.bound)}, so ` +
        `${proof.leaf} cannot matter`
      );
    case 'bound-reached':
      return (
        `${proof.node} has reached ${shown(proof.bound)}, the ${proof.side} value that any leaf can have, ` +
        `so ${proof.leaf} cannot matter`
      );
    case 'cut-off': {
      const [side, who, has, limit] =
        proof.by === 'beta' ? ['least', 'MIN', 'β', 'at most'] : ['most', 'MAX', 'α', 'at least'];
      return (
        `whatever ${proof.leaf} is, ${proof.node} is at ${side} ${formatNumber(proof.reached)}, ` +
        `and ${who} is sure of ${limit} ${shown(proof.bound)} elsewhere (${has}), so ${proof.leaf} ` +
        'cannot matter'
      );
    }
  }
}

/** The same as a sentence. */
export function leafProofSentence(proof: LeafProof): string {
  const words = leafProofWords(proof);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

const shown = (value: number): string =>
  formatNumber(Number.isFinite(value) ? Number(value.toPrecision(6)) : value);
