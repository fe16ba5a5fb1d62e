import type { Decision, Game } from '../game.ts';
import type { MinimaxOptions } from './minimax.ts';
import { narrate } from './narrator.ts';

/**
 * Expectimax with MIN nodes too, also called expectiminimax (first notes, EXPECTIMAX): the dice move like a
 * player, and where they do the value is the expected one, Σ p·v over the outcomes in order.
 *
 * The action is the first optimal one for MAX or MIN; null at a terminal and where chance moves first.
 * `depth` counts the plies left, chance included.
 */
export function expectimax<S, A>(game: Game<S, A>, state: S, options: MinimaxOptions<S> = {}): Decision<A> {
  const narrator = narrate(game, options.trace);
  let chosen: A | null = null;

  function value(s: S, depth: number): number {
    narrator?.enter(s, -Infinity, Infinity);
    const v = valueByPlayer(s, depth);
    narrator?.leave(s, v);
    return v;
  }

  function valueByPlayer(s: S, depth: number): number {
    chosen = null;
    if (game.isTerminal(s)) return game.utility(s);
    if (depth === 0) return game.evaluate(s);
    switch (game.player(s)) {
      case 'max':
        return maxValue(s, depth);
      case 'min':
        return minValue(s, depth);
      case 'chance':
        return expectedValue(s, depth);
    }
  }

  function maxValue(s: S, depth: number): number {
    let v = -Infinity;
    let best: A | null = null;
    for (const a of game.actions(s)) {
      const w = value(game.result(s, a), depth - 1);
      if (best === null || w > v) [v, best] = [w, a];
    }
    chosen = best;
    return v;
  }

  function minValue(s: S, depth: number): number {
    let v = Infinity;
    let best: A | null = null;
    for (const a of game.actions(s)) {
      const w = value(game.result(s, a), depth - 1);
      if (best === null || w < v) [v, best] = [w, a];
    }
    chosen = best;
    return v;
  }

  function expectedValue(s: S, depth: number): number {
    let v = 0;
    for (const a of game.actions(s)) {
      const p = game.probability(s, a);
      const w = value(game.result(s, a), depth - 1);
      // An outcome that never happens counts for nothing, even when its value is infinite.
      if (p > 0) v += p * w;
    }
    chosen = null;
    return v;
  }

  const v = value(state, options.depth ?? Infinity);
  return { value: v, action: chosen };
}

/**
 * Σ p·v over the outcomes of a chance node, in order; `probability(i)` is that of outcome i. One that never
 * happens counts for nothing, even when its value is infinite.
 */
export function expectation(values: readonly number[], probability: (outcome: number) => number): number {
  let sum = 0;
  for (const [i, value] of values.entries()) {
    const p = probability(i);
    if (p > 0) sum += p * value;
  }
  return sum;
}
