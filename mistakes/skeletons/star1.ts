import { FULL_WINDOW, type Window } from '../../reference/game.ts';
import type { Parts, Place, SkeletonTrace } from './adversarial.ts';

/** An outcome, and what is certain of its value so far. */
export interface OutcomeBounds {
  readonly action: string;
  readonly probability: number;
  low: number;
  high: number;
  isSeen: boolean;
}

/** What can be done otherwise at a chance node. */
export interface ChanceRules {
  /** Between which numbers all leaves lie; null where no chance node is left early. */
  readonly bounds: Window | null;
  /** Whether two bounds meet, by the convention. */
  meets(high: number, low: number): boolean;
  /** Whether α is taken to be met though what is certain does not show it. */
  leaves?(outcomes: readonly OutcomeBounds[], value: number, window: Window): boolean;
  /** What outcomes are taken to be worth before they are searched; `bounds` unless given. */
  readonly unseen?: Window;
  /** What an outcome has to be worth for the node to stay in its window; else it is left. */
  needed?(window: Window, outcome: OutcomeBounds, outcomes: readonly OutcomeBounds[]): Window;
  /**
   * Whether a node that is left is worth the bound that it has met, and no more is said of it; then windows
   * are handed down as they come, wider than the bounds of the leaves.
   */
  readonly isHard?: true;
  /** What the node returns. */
  settle?(value: number, at: Place, isCut: boolean): number;
}

/**
 * A chance node by star1 (Ballard 1983): it is left once its mean meets a bound even if everything not yet
 * seen turns out as well, or as badly, as the bounds allow; that may be before any outcome is seen. An
 * outcome of probability 0 is not searched.
 */
export function star1(parts: Parts, rules: ChanceRules): NonNullable<Parts['chance']> {
  return (at, window, trace) => {
    const outcomes = at.game.actions(at.state).map((action): OutcomeBounds => ({
      action,
      probability: parts.probability(at, action),
      low: (rules.unseen ?? rules.bounds)?.alpha ?? -Infinity,
      high: (rules.unseen ?? rules.bounds)?.beta ?? Infinity,
      isSeen: false,
    }));
    const met = searchOutcomes(parts, rules, outcomes, at, window);
    if (met !== null) trace?.cutoff?.(at.state, met, outcomes.filter(({ isSeen }) => !isSeen).length);
    const value = settled(outcomes, met, window, at, trace, rules.isHard === true);
    return rules.settle?.(value, at, met !== null) ?? value;
  };
}

/** Searches outcome by outcome until a bound is met; null where none is. */
function searchOutcomes(
  parts: Parts,
  { bounds, unseen, meets, leaves, needed, isHard }: ChanceRules,
  outcomes: readonly OutcomeBounds[],
  at: Place,
  window: Window,
): 'alpha' | 'beta' | null {
  // Whoever reckons in a way of their own does not think of a throw that is settled before it is searched.
  if (bounds !== null && unseen === undefined && needed === undefined) {
    if (meets(window.alpha, mean(outcomes, 'high'))) return 'alpha';
    if (meets(mean(outcomes, 'low'), window.beta)) return 'beta';
  }
  const actions = outcomes.map(({ action }) => action);
  for (const next of parts.order(actions, at)) {
    const outcome = outcomes.find(({ action }) => action === next);
    if (outcome === undefined) throw new RangeError(`no outcome ${next}`);
    if (parts.skips?.(at, outcome.action) === true || outcome.probability === 0) continue;
    outcome.isSeen = true;
    if (bounds === null) {
      outcome.low = outcome.high = at.below(outcome.action, 'chance', FULL_WINDOW);
      continue;
    }
    // How low, or high, this outcome must turn out for the node to meet the bound, whatever the others do.
    const { alpha, beta } = (needed ?? neededOf)(window, outcome, outcomes);
    const handed = isHard === true ? { alpha, beta } : within({ alpha, beta }, bounds);
    const v = at.below(outcome.action, 'chance', handed);
    if (meets(alpha, v)) {
      outcome.high = Math.min(v, outcome.high);
      return 'alpha';
    }
    if (meets(v, beta)) {
      outcome.low = Math.max(v, outcome.low);
      return 'beta';
    }
    outcome.low = outcome.high = v;
    if (leaves?.(outcomes, v, window) === true) return 'alpha';
  }
  return null;
}

/** What an outcome has to be worth for the node to stay in its window, whatever the others turn out to be. */
function neededOf(window: Window, outcome: OutcomeBounds, outcomes: readonly OutcomeBounds[]): Window {
  return {
    alpha: shareOf(window.alpha - mean(outcomes, 'high', outcome), outcome) ?? -Infinity,
    beta: shareOf(window.beta - mean(outcomes, 'low', outcome), outcome) ?? Infinity,
  };
}

const within = ({ alpha, beta }: Window, bounds: Window): Window => ({
  alpha: Math.max(alpha, bounds.alpha),
  beta: Math.min(beta, bounds.beta),
});

/** Null for ∞ − ∞: where others may be worth anything, nothing that this one does can meet the bound. */
const shareOf = (rest: number, { probability }: OutcomeBounds): number | null =>
  Number.isNaN(rest) ? null : rest / probability;

/** The value of the node, and what is certain of it. */
function settled(
  outcomes: readonly OutcomeBounds[],
  met: 'alpha' | 'beta' | null,
  { alpha, beta }: Window,
  { state }: Place,
  trace: SkeletonTrace | undefined,
  isHard: boolean,
): number {
  const [low, high] = [mean(outcomes, 'low'), mean(outcomes, 'high')];
  trace?.prove?.(state, low, high);
  if (isHard && met !== null) return met === 'beta' ? beta : alpha;
  // Rounding must not carry a value back over the bound that it has met.
  if (met === 'beta') return Math.max(low, beta);
  return met === 'alpha' ? Math.min(high, alpha) : high;
}

/** Σ p·pick over the outcomes, one of them left out if so wished. */
export function mean(
  outcomes: readonly OutcomeBounds[],
  pick: 'low' | 'high',
  except?: OutcomeBounds,
): number {
  let sum = 0;
  for (const outcome of outcomes)
    if (outcome !== except && outcome.probability > 0) sum += outcome.probability * outcome[pick];
  return sum;
}

/** The mean of what was seen, as high as it can be, as if nothing else were to come. */
export function meanOfSeen(outcomes: readonly OutcomeBounds[]): number {
  const seen = outcomes.filter(({ isSeen }) => isSeen);
  return mean(seen, 'high') / seen.reduce((sum, { probability }) => sum + probability, 0);
}
