import type { Game } from '../game.ts';
import type { AndOrProblem } from '../path/andOr.ts';
import { expectation } from './expectimax.ts';
import { trueValues } from './ordering.ts';
import { RefusedError } from './refused.ts';

/** A policy: the action to take in each state where the player may have to move. */
export type Policy<S, A> = ReadonlyMap<S, A>;

/**
 * The contingent strategy of a player (fifth notes): its move in the initial state, then its moves in the
 * states that result from every possible reply, and so on. Each move is the first optimal one; only states
 * that can come up are in it. Chance is a reply like any other. States are told apart as keys of a Map.
 */
export function contingentStrategy<S, A>(
  game: Game<S, A>,
  state: S,
  player: 'max' | 'min' = 'max',
): Policy<S, A> {
  const valueOf = trueValues(game);
  const policy = new Map<S, A>();
  const seen = new Set<S>();
  const visit = (s: S): void => {
    if (seen.has(s) || game.isTerminal(s)) return;
    seen.add(s);
    if (game.player(s) !== player) {
      for (const a of game.actions(s)) visit(game.result(s, a));
      return;
    }
    const action = bestAction(game, s, player, valueOf);
    policy.set(s, action);
    visit(game.result(s, action));
  };
  visit(state);
  return policy;
}

function bestAction<S, A>(
  game: Game<S, A>,
  state: S,
  player: 'max' | 'min',
  valueOf: (state: S) => number,
): A {
  let best: { action: A; value: number } | null = null;
  for (const action of game.actions(state)) {
    const value = valueOf(game.result(state, action));
    if (best === null || (player === 'max' ? value > best.value : value < best.value))
      best = { action, value };
  }
  return best!.action;
}

/** What a state is worth where the opponent is to move, given what each of its actions leads to. */
export type Opponent<S, A> = (state: S, actions: readonly A[], values: readonly number[]) => number;

/** Plays the best reply to the very strategy it meets. */
export const optimalOpponent =
  <S, A>(player: 'max' | 'min'): Opponent<S, A> =>
  (_state, _actions, values) =>
    player === 'max' ? Math.max(...values) : Math.min(...values);

/** Plays any action, all equally likely (fourth notes, "random opponents"). */
export const randomOpponent =
  <S, A>(): Opponent<S, A> =>
  (_state, _actions, values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;

/** Plays by a policy of its own. */
export const fixedOpponent =
  <S, A>(policy: (state: S) => A): Opponent<S, A> =>
  (state, actions, values) => {
    const at = actions.indexOf(policy(state));
    if (at < 0) throw new RangeError('the opponent’s policy names an action that is not there');
    return values[at]!;
  };

/**
 * What a strategy yields against an opponent, in MAX's view: the expected utility where chance or a random
 * opponent has a part in it.
 *
 * @throws RangeError where a state comes up that the strategy has no move for.
 */
export function yieldOf<S, A>(
  game: Game<S, A>,
  state: S,
  strategy: Policy<S, A>,
  opponent: Opponent<S, A>,
  player: 'max' | 'min' = 'max',
): number {
  const value = (s: S): number => {
    if (game.isTerminal(s)) return game.utility(s);
    const mover = game.player(s);
    if (mover === player) {
      const action = strategy.get(s);
      if (action === undefined) throw new RangeError('the strategy has no move for a state that comes up');
      return value(game.result(s, action));
    }
    const actions = game.actions(s);
    const values = actions.map((a) => value(game.result(s, a)));
    if (mover === 'chance') return expectation(values, (i) => game.probability(s, actions[i]!));
    return opponent(s, actions, values);
  };
  return value(state);
}

/**
 * The game as an AND–OR problem for MAX: its own moves are choices (OR), the replies to each must all be met
 * (AND), and the goal is an end that is worth at least `target`. A plan is a contingent strategy that is sure
 * of it; there is one just when the minimax value is that high.
 *
 * @throws RefusedError where MAX is not to move in the initial state.
 */
export function sureOf<S, A>(game: Game<S, A>, target: number): AndOrProblem<S, A> {
  const isMaxOrOver = (s: S): boolean => game.isTerminal(s) || game.player(s) === 'max';
  if (!isMaxOrOver(game.initial)) throw new RefusedError('MAX must be to move first');
  const settle = (s: S): S[] =>
    isMaxOrOver(s) ? [s] : game.actions(s).flatMap((a) => settle(game.result(s, a)));
  return {
    initial: game.initial,
    isGoal: (s) => game.isTerminal(s) && game.utility(s) >= target,
    actions: (s) => (game.isTerminal(s) ? [] : game.actions(s)),
    results: (s, a) => settle(game.result(s, a)),
  };
}
