/** An outcome of a chance node, and what is certain of its value so far. */
export interface Outcome<S, A> {
  readonly action: A;
  readonly probability: number;
  low: number;
  high: number;
  /** Null until it is generated. */
  child: { readonly state: S } | null;
}

/** Which bound of the window is met. */
export type Met = 'alpha' | 'beta';

/** Σ p·pick over the outcomes, one of them left out if so wished. */
export function expected<S, A>(
  outcomes: readonly Outcome<S, A>[],
  pick: 'low' | 'high',
  except?: Outcome<S, A>,
): number {
  let sum = 0;
  for (const outcome of outcomes)
    if (outcome !== except && outcome.probability > 0) sum += outcome.probability * outcome[pick];
  return sum;
}

/**
 * How low (or high) this outcome must turn out for the whole node to meet `alpha` (or `beta`), whatever the
 * others do.
 */
export function threshold<S, A>(
  outcomes: readonly Outcome<S, A>[],
  outcome: Outcome<S, A>,
  met: Met,
  bound: number,
): number {
  const needed =
    (bound - expected(outcomes, met === 'alpha' ? 'high' : 'low', outcome)) / outcome.probability;
  // ∞ − ∞: where others may be worth anything, nothing that this one does can meet the bound.
  if (Number.isNaN(needed)) return met === 'alpha' ? -Infinity : Infinity;
  return needed;
}
