import type { Game } from '../game.ts';
import type { Random } from '../random.ts';
import { reorder } from '../trace.ts';
import { expectimax } from './expectimax.ts';

/**
 * Move ordering (second notes): how much alpha–beta prunes depends on which child comes first. Each function
 * wraps a game so that its actions come in another order; ties keep theirs, and a state always answers the
 * same.
 */

/**
 * By the evaluation of the successors: decreasing at MAX, increasing at MIN. Chance outcomes keep their
 * order.
 */
export function byEvaluation<S, A>(game: Game<S, A>): Game<S, A> {
  return byValue(game, (s) => game.evaluate(s), 1);
}

/** The best child first, by true value: the order in which alpha–beta searches least. */
export function bestFirst<S, A>(game: Game<S, A>): Game<S, A> {
  return byValue(game, trueValues(game), 1);
}

/** The worst child first, by true value: little is pruned, though a bound from further up may still cut. */
export function worstFirst<S, A>(game: Game<S, A>): Game<S, A> {
  return byValue(game, trueValues(game), -1);
}

/** Each node's actions in a random order of their own, drawn when the node is first asked. */
export function randomOrder<S, A>(random: Random, game: Game<S, A>): Game<S, A> {
  return reorder(
    game,
    remembered((_, actions) => random.shuffle(actions)),
  );
}

function byValue<S, A>(game: Game<S, A>, valueOf: (state: S) => number, direction: 1 | -1): Game<S, A> {
  const order = (state: S, actions: A[]): A[] => {
    const player = game.player(state);
    if (player === 'chance') return actions;
    const sign = player === 'max' ? direction : -direction;
    const scored = actions.map((action) => ({ action, value: valueOf(game.result(state, action)) }));
    return scored
      .sort((a, b) => (a.value === b.value ? 0 : a.value > b.value ? -sign : sign))
      .map(({ action }) => action);
  };
  return reorder(game, remembered(order));
}

function remembered<S, A>(order: (state: S, actions: A[]) => A[]): (state: S, actions: A[]) => A[] {
  const known = new Map<S, readonly A[]>();
  return (state, actions) => {
    let ordered = known.get(state);
    if (ordered === undefined) known.set(state, (ordered = order(state, actions)));
    return [...ordered];
  };
}

/** The value of a state with best play by all, each worked out once. */
export function trueValues<S, A>(game: Game<S, A>): (state: S) => number {
  const known = new Map<S, number>();
  return (state) => {
    if (!known.has(state))
      expectimax(game, state, {
        trace: { enter() {}, cutoff() {}, leave: (s, value) => void known.set(s, value) },
      });
    return known.get(state)!;
  };
}
