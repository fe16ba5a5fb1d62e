import { sameGame, type Bound, type Game, type Window } from './game.ts';

/**
 * Watching a search. Algorithms never print and never count: a wrapped game sees every question they ask,
 * and a trace, where one is given, hears of windows, values, bounds and cutoffs.
 */

/** Which bound stopped the search of a node: MAX stops at `beta`, MIN at `alpha`. */
export const CUTOFF_BOUNDS = ['alpha', 'beta'] as const;
export type CutoffBound = (typeof CUTOFF_BOUNDS)[number];

/**
 * `shallow`: what was found below the parent is bound enough. `deep`: the bound comes from further up, or
 * from the caller.
 */
export const CUTOFF_KINDS = ['shallow', 'deep'] as const;
export type CutoffKind = (typeof CUTOFF_KINDS)[number];

/** A node whose bound was met. `skipped` counts the children left out, 0 when the last child met it. */
export interface Cutoff {
  readonly by: CutoffBound;
  readonly kind: CutoffKind;
  readonly skipped: number;
}

/**
 * Hooks that a search calls, all in MAX's view: `enter` and `leave` once a visit, leaves included, `cutoff`
 * in between. `bound` says what the returned value is to the true one, from all that was searched below the
 * node.
 */
export interface Trace<S> {
  enter(state: S, window: Window): void;
  leave(state: S, value: number, bound: Bound): void;
  cutoff(state: S, cutoff: Cutoff): void;
}

/** One visit of a node by a search, as a trace tells it. */
export interface Visit<S> {
  readonly state: S;
  /** Position of the visit to the parent in the list of visits, −1 at the root. */
  readonly parent: number;
  /** Bounds on entry. */
  readonly window: Window;
  /** What the search returned here, and what that means for the true value. */
  value: number;
  bound: Bound;
  cutoff: Cutoff | null;
}

/** A trace that keeps every visit, in the order of entering. */
export function recordVisits<S>(): { readonly trace: Trace<S>; readonly visits: readonly Visit<S>[] } {
  const visits: Visit<S>[] = [];
  const open: number[] = [];
  const current = (): Visit<S> => visits[open.at(-1)!]!;
  const trace: Trace<S> = {
    enter(state, window) {
      const parent = open.at(-1) ?? -1;
      open.push(visits.length);
      visits.push({ state, parent, window, value: NaN, bound: 'exact', cutoff: null });
    },
    leave(_state, value, bound) {
      const visit = current();
      visit.value = value;
      visit.bound = bound;
      open.pop();
    },
    cutoff(_state, cutoff) {
      current().cutoff = cutoff;
    },
  };
  return { trace, visits };
}

/** What a watched game was asked, in order and with repeats. */
export interface Watched<S, A> {
  readonly game: Game<S, A>;
  /** States that `result` answered. */
  readonly generated: readonly S[];
  /** States whose `actions` were asked. */
  readonly expanded: readonly S[];
  /** States whose `utility` or `evaluate` was asked. */
  readonly evaluated: readonly S[];
}

/** Wraps a game so that it keeps what a search asks of it. */
export function watch<S, A>(game: Game<S, A>): Watched<S, A> {
  const generated: S[] = [];
  const expanded: S[] = [];
  const evaluated: S[] = [];
  return {
    generated,
    expanded,
    evaluated,
    game: {
      ...sameGame(game),
      actions(state) {
        expanded.push(state);
        return game.actions(state);
      },
      result(state, action) {
        const next = game.result(state, action);
        generated.push(next);
        return next;
      },
      utility(state) {
        evaluated.push(state);
        return game.utility(state);
      },
      evaluate(state) {
        evaluated.push(state);
        return game.evaluate(state);
      },
    },
  };
}

/**
 * Wraps a game so that `actions` come in the order that `order` puts them in. It is handed a fresh list that
 * it may change, and returns a permutation of it.
 */
export function reorder<S, A>(game: Game<S, A>, order: (state: S, actions: A[]) => A[]): Game<S, A> {
  return { ...sameGame(game), actions: (state) => order(state, game.actions(state)) };
}
