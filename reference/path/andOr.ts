/**
 * A search problem whose actions may turn out in several ways. `results(s, a)` are all the states that action
 * `a` may lead to; states are told apart as keys of a Map.
 */
export interface AndOrProblem<S, A> {
  readonly initial: S;
  isGoal(state: S): boolean;
  actions(state: S): A[];
  results(state: S, action: A): S[];
}

/** A contingency plan: nothing more to do, or an action and what to do in each state that may follow. */
export type Plan<S, A> =
  | { readonly kind: 'done' }
  | { readonly kind: 'act'; readonly action: A; readonly then: ReadonlyMap<S, Plan<S, A>> };

/**
 * AND–OR search, depth first (Russell & Norvig, AND-OR-GRAPH-SEARCH), to which the fifth notes liken the
 * contingent strategy of a game: one action must do at an OR node, and at an AND node every outcome must be
 * dealt with.
 *
 * The plan never comes back to a state on its own path. Null where there is no such plan.
 */
export function andOrSearch<S, A>(problem: AndOrProblem<S, A>): Plan<S, A> | null {
  function orSearch(state: S, path: ReadonlySet<S>): Plan<S, A> | null {
    if (problem.isGoal(state)) return { kind: 'done' };
    if (path.has(state)) return null;
    const longer = new Set(path).add(state);
    for (const action of problem.actions(state)) {
      const then = andSearch(problem.results(state, action), longer);
      if (then !== null) return { kind: 'act', action, then };
    }
    return null;
  }

  function andSearch(states: readonly S[], path: ReadonlySet<S>): Map<S, Plan<S, A>> | null {
    const plans = new Map<S, Plan<S, A>>();
    for (const state of states) {
      if (plans.has(state)) continue;
      const plan = orSearch(state, path);
      if (plan === null) return null;
      plans.set(state, plan);
    }
    return plans;
  }

  return orSearch(problem.initial, new Set());
}
