import type { MultiGame } from './multiGame.ts';

/** One value a player, and the action to take; null at a terminal and where chance moves. */
export interface MultiDecision<A> {
  readonly values: readonly number[];
  readonly action: A | null;
}

/** Hooks as those of `Trace`, for values that are vectors; there are no bounds to tell of. */
export interface MultiTrace<S> {
  enter(state: S): void;
  leave(state: S, values: readonly number[]): void;
}

/** How deep max^n looks, and who watches. */
export interface MaxNOptions<S> {
  /** Plies to search before `evaluate` is asked; without limit unless given. */
  readonly depth?: number;
  readonly trace?: MultiTrace<S>;
}

/**
 * Max^n (Luckhardt & Irani 1986): every player takes the child that is best for itself, and all values of
 * that child come up. With chance, the expected value for each. Of equal children the first is taken; in
 * games of three or more, another choice among equals may give the others something else.
 *
 * With two players whose utilities are opposite this is minimax; where all have the same utility it is plain
 * maximisation, and the players cooperate.
 */
export function maxN<S, A>(game: MultiGame<S, A>, state: S, options: MaxNOptions<S> = {}): MultiDecision<A> {
  const { trace } = options;
  const everyone = Array.from({ length: game.players }, (_, player) => player);

  function search(s: S, depth: number): MultiDecision<A> {
    trace?.enter(s);
    const decision = decide(s, depth);
    trace?.leave(s, decision.values);
    return decision;
  }

  function decide(s: S, depth: number): MultiDecision<A> {
    if (game.isTerminal(s))
      return { values: everyone.map((player) => game.utility(s, player)), action: null };
    if (depth === 0) return { values: everyone.map((player) => game.evaluate(s, player)), action: null };
    const player = game.player(s);
    return player === 'chance' ? expected(s, depth) : best(s, player, depth);
  }

  function best(s: S, player: number, depth: number): MultiDecision<A> {
    let found: MultiDecision<A> | null = null;
    for (const action of game.actions(s)) {
      const { values } = search(game.result(s, action), depth - 1);
      if (found === null || values[player]! > found.values[player]!) found = { values, action };
    }
    return found!;
  }

  function expected(s: S, depth: number): MultiDecision<A> {
    const sums = everyone.map(() => 0);
    for (const action of game.actions(s)) {
      const p = game.probability(s, action);
      const { values } = search(game.result(s, action), depth - 1);
      // An outcome that never happens counts for nothing, even when its value is infinite.
      if (p > 0) for (const player of everyone) sums[player]! += p * values[player]!;
    }
    return { values: sums, action: null };
  }

  return search(state, options.depth ?? Infinity);
}
