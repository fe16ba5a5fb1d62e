import type { Decision, Game } from '../game.ts';
import { FULL_WINDOW } from '../game.ts';
import type { AlphaBetaOptions } from './alphaBetaOptions.ts';
import { type CutTest, nonStrict } from './cut.ts';
import { type Narrator, narrate } from './narrator.ts';
import { RefusedError } from './refused.ts';
import { type Met, type Outcome, expected, threshold } from './starOutcome.ts';

/** Alpha–beta options with the bounds that every leaf keeps to. */
export interface StarOptions<S> extends AlphaBetaOptions<S> {
  readonly bounds: readonly [low: number, high: number];
}

/** What a probe needs of the search that it is part of. `depth` is what is left at the chance node. */
export interface ProbeAccess<S> {
  readonly narrator: Narrator<S> | undefined;
  readonly alpha: number;
  readonly beta: number;
  readonly depth: number;
  readonly cut: CutTest;
  /** Full search of a node, fail-soft. */
  value(state: S, alpha: number, beta: number, depth: number): number;
  /** A leaf, with its bounds checked and the trace told; null if the search goes on below. */
  leaf(state: S, alpha: number, beta: number, depth: number): number | null;
}

/** Tightens the outcomes' bounds before the search proper; says so when that is enough to leave the node. */
export type Probe = <S, A>(
  game: Game<S, A>,
  state: S,
  outcomes: Outcome<S, A>[],
  access: ProbeAccess<S>,
) => Met | null;

/**
 * Alpha–beta that prunes at chance nodes too: the search behind star1 and star2. A chance node may be left
 * once its expectation meets a bound of the window even if all unknown outcomes turn out as well, or as
 * badly, as they can. A MAX node that is worth as much as a leaf can be, and a MIN node that is worth as
 * little, look no further: that is no cutoff by the window, and the value is exact.
 *
 * Either bound may be infinite, and then prunes nothing on its side.
 *
 * @throws RefusedError for a leaf outside `bounds`, and for bounds that bound nothing.
 */
export function starSearch<S, A>(
  game: Game<S, A>,
  state: S,
  options: StarOptions<S>,
  probe: Probe,
): Decision<A> {
  const cut = options.cut ?? nonStrict;
  const [lowest, highest] = options.bounds;
  if (!(lowest <= highest) || lowest === Infinity || highest === -Infinity)
    throw new RefusedError('pruning at chance nodes needs bounds, the lower first');
  if (lowest === -Infinity && highest === Infinity)
    throw new RefusedError('pruning at chance nodes needs a bound that is finite');
  const window = options.window ?? FULL_WINDOW;
  const narrator = narrate(game, options.trace);
  let chosen: A | null = null; // of the node left last, so at the end of the root

  function value(s: S, alpha: number, beta: number, depth: number): number {
    const leafValue = leaf(s, alpha, beta, depth);
    if (leafValue !== null) return leafValue;
    narrator?.enter(s, alpha, beta);
    if (game.player(s) === 'chance') return chanceValue(s, alpha, beta, depth);
    const v = game.player(s) === 'max' ? maxValue(s, alpha, beta, depth) : minValue(s, alpha, beta, depth);
    narrator?.leave(s, v);
    return v;
  }

  function leaf(s: S, alpha: number, beta: number, depth: number): number | null {
    if (depth !== 0 && !game.isTerminal(s)) return null;
    chosen = null;
    narrator?.enter(s, alpha, beta);
    const v = game.isTerminal(s) ? game.utility(s) : game.evaluate(s);
    if (!(v >= lowest && v <= highest))
      throw new RefusedError(`a leaf is worth ${v}, outside the bounds ${lowest} to ${highest}`);
    narrator?.leave(s, v);
    return v;
  }

  function maxValue(s: S, alpha: number, beta: number, depth: number): number {
    let v = -Infinity;
    let best: A | null = null;
    const actions = game.actions(s);
    for (const [i, a] of actions.entries()) {
      const w = value(game.result(s, a), alpha, beta, depth - 1);
      if (best === null || w > v) [v, best] = [w, a];
      if (cut(v, beta)) {
        narrator?.cutoff(s, 'beta', actions.length - 1 - i); // beta cutoff
        break;
      }
      if (cut(v, highest)) break;
      alpha = Math.max(alpha, v);
    }
    chosen = best;
    return v;
  }

  function minValue(s: S, alpha: number, beta: number, depth: number): number {
    let v = Infinity;
    let best: A | null = null;
    const actions = game.actions(s);
    for (const [i, a] of actions.entries()) {
      const w = value(game.result(s, a), alpha, beta, depth - 1);
      if (best === null || w < v) [v, best] = [w, a];
      if (cut(alpha, v)) {
        narrator?.cutoff(s, 'alpha', actions.length - 1 - i); // alpha cutoff
        break;
      }
      if (cut(lowest, v)) break;
      beta = Math.min(beta, v);
    }
    chosen = best;
    return v;
  }

  /** Which bound is met before anything is known of the outcomes, but how good and how bad leaves can be. */
  function metBy(outcomes: readonly Outcome<S, A>[], alpha: number, beta: number): Met | null {
    if (cut(alpha, expected(outcomes, 'high'))) return 'alpha';
    return cut(expected(outcomes, 'low'), beta) ? 'beta' : null;
  }

  function chanceValue(s: S, alpha: number, beta: number, depth: number): number {
    const outcomes: Outcome<S, A>[] = game.actions(s).map((action) => ({
      action,
      probability: game.probability(s, action),
      low: lowest,
      high: highest,
      child: null,
    }));
    let met = metBy(outcomes, alpha, beta);
    met ??= probe(game, s, outcomes, { narrator, alpha, beta, depth, cut, value, leaf });
    for (const outcome of outcomes) {
      if (met !== null) break;
      // What never happens counts for nothing; what a probe has settled needs no search.
      if (outcome.probability === 0 || (outcome.child !== null && outcome.low === outcome.high)) continue;
      const a = threshold(outcomes, outcome, 'alpha', alpha);
      const b = threshold(outcomes, outcome, 'beta', beta);
      outcome.child ??= { state: game.result(s, outcome.action) };
      const v = value(outcome.child.state, Math.max(a, lowest), Math.min(b, highest), depth - 1);
      if (cut(v, b)) [outcome.low, met] = [Math.max(v, outcome.low), 'beta'];
      else if (cut(a, v)) [outcome.high, met] = [Math.min(v, outcome.high), 'alpha'];
      else outcome.low = outcome.high = v;
    }
    chosen = null;
    let low = expected(outcomes, 'low');
    let high = expected(outcomes, 'high');
    if (met !== null) narrator?.cutoff(s, met, outcomes.filter(({ child }) => child === null).length);
    // Rounding must not carry a value back over the bound that it has met, or a parent would take it for an
    // exact one.
    if (met === 'beta') [low, high] = [Math.max(low, beta), Math.max(high, beta)];
    if (met === 'alpha') [low, high] = [Math.min(low, alpha), Math.min(high, alpha)];
    const v = met === 'beta' ? low : high;
    narrator?.leave(s, v, { low, high });
    return v;
  }

  const v = value(state, window.alpha, window.beta, options.depth ?? Infinity);
  return { value: v, action: chosen };
}
