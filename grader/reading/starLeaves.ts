import { FULL_WINDOW, type Window } from '../../reference/game.ts';
import { itemAt } from '../types/lookup.ts';
import type { Order } from './childOrder.ts';
import { isLeaf } from './search.ts';
import type { Unrolled } from './unrolled.ts';

/** A search by star1 in a given order of children. */
export interface StarRequest {
  readonly unrolled: Unrolled;
  readonly depthLimit: number;
  readonly order: Order;
  /** Between which numbers all leaves lie. */
  readonly bounds: Window;
  /**
   * `soonest`: it leaves nodes where bounds meet, or miss each other by rounding alone; it uses the bounds of
   * all leaves at every node, and before any outcome. `latest`: only where bounds cross by more than
   * rounding, and the bounds of all leaves are used for outcomes that are not yet searched, and nothing else.
   * Every correct star1 lies between the two.
   */
  readonly leaves: 'soonest' | 'latest';
}

/** A node as a search comes to it. */
export interface StarVisit {
  readonly window: Window;
  /** What was certain of it when it was left: of a player's node the value so far, twice. */
  readonly low: number;
  readonly high: number;
  readonly isCut: boolean;
}

export interface StarReplay {
  readonly evaluated: readonly number[];
  readonly visits: ReadonlyMap<number, StarVisit>;
}

/** Sums of rounded shares are equal within this share of the width of the bounds. */
const ROUNDING = 1e-9;

/** Which bound of the window a node was left for. */
type Met = 'alpha' | 'beta';

/** An outcome, and what is certain of it. */
interface Outcome {
  readonly child: number;
  readonly probability: number;
  low: number;
  high: number;
}

/**
 * Which leaves star1 (Ballard 1983) evaluates. Written anew for judging, from what a cut is: a node is left
 * once nothing that is unknown of it could bring its value into the window.
 */
export function replayStar({ unrolled, depthLimit, order, bounds, leaves }: StarRequest): StarReplay {
  const { game } = unrolled;
  const isSoonest = leaves === 'soonest';
  const slack = ROUNDING * (bounds.beta - bounds.alpha) * (isSoonest ? -1 : 1);
  const reaches = (value: number, bound: number): boolean =>
    isSoonest ? value >= bound + slack : value > bound + slack;
  const evaluated: number[] = [];
  const visits = new Map<number, StarVisit>();

  function search(node: number, window: Window): number {
    if (isLeaf(unrolled, node, depthLimit)) {
      evaluated.push(node);
      const value = game.isTerminal(node) ? game.utility(node) : game.evaluate(node);
      visits.set(node, { window, low: value, high: value, isCut: false });
      return value;
    }
    const player = game.player(node);
    return player === 'chance' ? ofThrow(node, window) : ofPlayer(node, window, player === 'max' ? 1 : -1);
  }

  /** Both players as MAX, who sees everything with that sign. */
  function ofPlayer(node: number, window: Window, sign: 1 | -1): number {
    let { alpha, beta } = window;
    let best = -Infinity;
    let isCut = false;
    const most = sign * (sign === 1 ? bounds.beta : bounds.alpha);
    for (const child of order(node)) {
      best = Math.max(best, sign * search(child, { alpha, beta }));
      isCut = reaches(best, sign * (sign === 1 ? beta : alpha)) || (isSoonest && best >= most);
      if (isCut) break;
      if (sign === 1) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, -best);
    }
    visits.set(node, { window, low: sign * best, high: sign * best, isCut });
    return sign * best;
  }

  function ofThrow(node: number, window: Window): number {
    const shares = new Map(
      game
        .actions(node)
        .map((action, at) => [itemAt(unrolled.children(node), at), game.probability(node, action)]),
    );
    const outcomes = order(node).map((child): Outcome => ({
      child,
      probability: shares.get(child) ?? 0,
      low: bounds.alpha,
      high: bounds.beta,
    }));
    const sum = (pick: 'low' | 'high', except?: Outcome): number =>
      outcomes.reduce((total, one) => (one === except ? total : total + one.probability * one[pick]), 0);
    const metBy = (low: number, high: number, { alpha, beta }: Window): Met | null =>
      reaches(low, beta) ? 'beta' : reaches(-high, -alpha) ? 'alpha' : null;
    let met = isSoonest ? metBy(sum('low'), sum('high'), window) : null;
    for (const outcome of outcomes) {
      if (met !== null) break;
      if (outcome.probability === 0 && isSoonest) continue;
      const needed = neededOf(outcome, window, sum('low', outcome), sum('high', outcome));
      const value = search(outcome.child, isSoonest ? within(needed, bounds) : needed);
      met = metBy(value, value, needed);
      // What comes back from outside its window is a bound.
      if (met !== 'alpha') outcome.low = value;
      if (met !== 'beta') outcome.high = value;
    }
    const [low, high] = [sum('low'), sum('high')];
    visits.set(node, { window, low, high, isCut: met !== null });
    // Rounding must not carry a value back over the bound that it has met.
    if (met === 'beta') return Math.max(low, window.beta);
    return met === 'alpha' ? Math.min(high, window.alpha) : high;
  }

  search(0, { alpha: -Infinity, beta: Infinity });
  return { evaluated, visits };
}

/** What an outcome has to be worth for the whole throw to be in the window, as the others may still be. */
function neededOf({ probability }: Outcome, { alpha, beta }: Window, low: number, high: number): Window {
  // What never happens settles nothing.
  if (probability === 0) return FULL_WINDOW;
  return { alpha: (alpha - high) / probability, beta: (beta - low) / probability };
}

const within = ({ alpha, beta }: Window, bounds: Window): Window => ({
  alpha: Math.max(alpha, bounds.alpha),
  beta: Math.min(beta, bounds.beta),
});
