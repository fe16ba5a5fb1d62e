import type { Around } from './moves.ts';
import type { PositionWeights } from './positions.ts';

/** What a rule of acceptance may go by. */
export interface Proposal {
  /** Value of the proposal − value of the current state. */
  readonly delta: number;
  readonly T: number;
  /** T of the first iteration. */
  readonly firstT: number;
  /** Of this iteration; the first is 1. */
  readonly t: number;
  /** Highest value of a current state so far − value of the current one. */
  readonly behindBest: number;
  /** What was seen of worse proposals before this one. */
  readonly seen: SeenProposals;
}

/** The worse proposals that were seen so far, by ΔE/T. */
export interface SeenProposals {
  readonly count: number;
  /** The least that was accepted, and the most that was refused. */
  readonly leastAccepted: number;
  readonly mostRefused: number;
}

export const NONE_SEEN: SeenProposals = { count: 0, leastAccepted: Infinity, mostRefused: -Infinity };

/** Those and one more. */
export const withOneMore = (
  { count, leastAccepted, mostRefused }: SeenProposals,
  exponent: number,
  accepted: boolean,
): SeenProposals => ({
  count: count + 1,
  leastAccepted: accepted ? Math.min(leastAccepted, exponent) : leastAccepted,
  mostRefused: accepted ? mostRefused : Math.max(mostRefused, exponent),
});

/** The chance that a proposal is accepted, a better one included. */
export type Acceptance = (proposal: Proposal) => number;

/** A state's neighbours sorted by how much better they are. */
export interface Landscape {
  readonly around: Around;
  /** How many values each position of a state can take. */
  readonly sizes: readonly number[];
  /** The different ΔE, and how many neighbours have each. */
  readonly deltas: Float64Array;
  readonly counts: Float64Array;
  /** Index into `deltas` for each neighbour. */
  readonly group: Uint32Array;
}

/** What a test of annealing bets on. */
export type AnnealingChance =
  | { readonly accepts: Acceptance }
  /**
   * About proposals that are no worse: to reject one breaks a law where it can be seen, and shows in the
   * steps.
   */
  | { readonly acceptsNoWorse: Acceptance }
  /** The draw that chose the neighbour serves again to accept it: which neighbour it was decides. */
  | { readonly draws: 'once' }
  /** Which neighbour is proposed, by its place in the list. */
  | { readonly proposesByPlace: PositionWeights }
  /** … by how much better it is. */
  | { readonly proposesByGain: GainWeights }
  | { readonly proposes: (landscape: Landscape) => Float64Array };

/** Probability of each neighbour of a group, in the order of `deltas`. */
export type GainWeights = (landscape: Landscape) => Float64Array;

const bounded = (p: number): number => (p < 1 ? Math.max(0, p) : 1); // NaN, of 0/0, is taken for 1

/** e^(ΔE/T), and 1 for a proposal that is no worse. */
export const metropolis = ({ delta, T }: Pick<Proposal, 'delta' | 'T'>): number =>
  delta >= 0 ? 1 : Math.exp(delta / T);

/** A proposal that is no worse is taken; any other by `rule`. */
export const ifWorse =
  (rule: Acceptance): Acceptance =>
  (proposal) =>
    proposal.delta >= 0 ? 1 : bounded(rule(proposal));

export const atTemperature = (temperature: (proposal: Proposal) => number): Acceptance =>
  ifWorse((proposal) => Math.exp(proposal.delta / temperature(proposal)));

/** p/(1 + p), where p = e^(ΔE/T). */
export const odds: Acceptance = ({ delta, T }) => 1 / (1 + Math.exp(-delta / T));

/** A whole number from 0 to 99 is compared with e^(ΔE/T) in per cent. */
export const inPercent: Acceptance = ifWorse(({ delta, T }) =>
  bounded(Math.ceil(bounded(Math.exp(delta / T))) / 100),
);

/** So many are needed to see a bound: of those that are known, it is then sure to be told by its own name. */
const ENOUGH_FOR_A_BOUND = 20;

/**
 * No draw, but some bound on ΔE/T, which lies between what was accepted so far and what was refused; as it
 * should be where that is not known, or where it cannot be so.
 */
export const byBound: Acceptance = ifWorse(({ delta, T, seen }) => {
  const exponent = delta / T;
  const { count, leastAccepted, mostRefused } = seen;
  if (count < ENOUGH_FOR_A_BOUND || mostRefused >= leastAccepted) return Math.exp(exponent);
  return exponent >= leastAccepted ? 1 : exponent <= mostRefused ? 0 : Math.exp(exponent);
});

/** ΔE is measured from the best state so far. */
export const fromBest: Acceptance = ({ delta, T, behindBest }) =>
  metropolis({ delta: delta - behindBest, T });

/** The larger of two values drawn with replacement; the first draw if they are equal. */
export const betterOfTwo: GainWeights = ({ deltas, counts, group }) => {
  const weights = new Float64Array(deltas.length);
  for (let at = 0; at < deltas.length; at += 1) {
    let below = 0;
    for (let other = 0; other < deltas.length; other += 1)
      if (real(deltas, other) < real(deltas, at)) below += real(counts, other);
    weights[at] = (2 * below + real(counts, at)) / (group.length * group.length);
  }
  return weights;
};

/** Only the neighbours of the highest value. */
export const bestOnly: GainWeights = ({ deltas, counts }) => {
  const weights = new Float64Array(deltas.length);
  let best = -Infinity;
  for (let at = 0; at < deltas.length; at += 1) best = Math.max(best, real(deltas, at));
  for (let at = 0; at < deltas.length; at += 1)
    if (real(deltas, at) === best) weights[at] = 1 / real(counts, at);
  return weights;
};

const real = (numbers: Float64Array, i: number): number => numbers[i] ?? NaN;

/** Never to the first or the last value of a position: on a board, to the edge rows. */
export function neverEdges({ around: { state, neighbours }, sizes }: Landscape): Float64Array {
  const chances = new Float64Array(neighbours.length);
  let count = 0;
  for (let j = 0; j < neighbours.length; j += 1) {
    const neighbour = neighbours[j] ?? state;
    let at = 0;
    while (at < neighbour.length && neighbour[at] === state[at]) at += 1;
    const [size = 0, value = 0] = [sizes[at], neighbour[at]];
    if (size <= 2 || value <= 0 || value >= size - 1) continue;
    chances[j] = 1;
    count += 1;
  }
  if (count === 0) return chances.fill(1 / neighbours.length);
  for (let j = 0; j < chances.length; j += 1) chances[j] = real(chances, j) / count;
  return chances;
}
