import type { Decision, Game } from '../game.ts';
import type { ProbeAccess, StarOptions } from './star.ts';
import { starSearch } from './star.ts';
import { type Met, type Outcome, threshold } from './starOutcome.ts';

/**
 * Star2 (Ballard 1983; Hauk, Buro & Schaeffer 2004): as star1, but a chance node first probes its outcomes.
 * One child of a MAX outcome bounds it from below, one child of a MIN outcome from above; often that is
 * enough to leave the node, and otherwise the search proper starts from tighter bounds. It pays where the
 * first move tends to be a good one. What a probe looked at below an outcome is searched again, so nodes may
 * be visited twice.
 *
 * Contract as for `star1`.
 */
export function star2<S, A>(game: Game<S, A>, state: S, options: StarOptions<S>): Decision<A> {
  return starSearch(game, state, options, (g, s, outcomes, access) =>
    probe(g, s, outcomes, access, options.bounds),
  );
}

function probe<S, A>(
  game: Game<S, A>,
  state: S,
  outcomes: Outcome<S, A>[],
  access: ProbeAccess<S>,
  [lowest, highest]: readonly [number, number],
): Met | null {
  const { alpha, beta, depth, cut, narrator } = access;
  for (const outcome of outcomes) {
    if (outcome.probability === 0) continue;
    const child = game.result(state, outcome.action);
    outcome.child = { state: child };
    const a = Math.max(threshold(outcomes, outcome, 'alpha', alpha), lowest);
    const b = Math.min(threshold(outcomes, outcome, 'beta', beta), highest);
    const leaf = access.leaf(child, a, b, depth - 1);
    if (leaf !== null) {
      outcome.low = outcome.high = leaf;
    } else if (game.player(child) !== 'chance') {
      const isMax = game.player(child) === 'max';
      narrator?.enter(child, a, b);
      const first = game.result(child, game.actions(child)[0]!);
      // Below the lowest value, or above the highest, there is nothing to tell apart: the window is open on
      // that side.
      const v = access.value(first, isMax ? lowest : a, isMax ? b : highest, depth - 2);
      if (isMax) outcome.low = Math.max(outcome.low, v);
      else outcome.high = Math.min(outcome.high, v);
      narrator?.leave(child, v, { low: outcome.low, high: outcome.high });
    }
    if (cut(outcome.low, threshold(outcomes, outcome, 'beta', beta))) return 'beta';
    if (cut(threshold(outcomes, outcome, 'alpha', alpha), outcome.high)) return 'alpha';
  }
  return null;
}
