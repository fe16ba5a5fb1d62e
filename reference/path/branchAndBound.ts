import type { PathProblem } from './pathProblem.ts';

/** The best way found: to a goal, or to the node at the depth limit that looks best. */
export interface BestPath<S, A> {
  readonly actions: readonly A[];
  readonly state: S;
  /** g: cost so far. */
  readonly cost: number;
  /** f = g + h. */
  readonly estimate: number;
  readonly isGoal: boolean;
}

/** Hooks that a search calls: once a node, and once where it turns back because f > α. */
export interface PathTrace<S> {
  visit(state: S, at: { readonly g: number; readonly h: number; readonly alpha: number }): void;
  cutoff(state: S, at: { readonly f: number; readonly alpha: number }): void;
}

/** How far to look, and who watches. */
export interface BranchAndBoundOptions<S> {
  /** Steps to look ahead. */
  readonly depth: number;
  readonly trace?: PathTrace<S>;
}

/**
 * Branch and bound as depth-limited search with f = g + h (first notes): α is the value of the best node at
 * the depth limit so far, and a path is given up when its f is greater. A goal met on the way counts like a
 * node at the limit.
 *
 * With an admissible, monotonic heuristic nothing better is ever cut. Of equal ways the first found is kept.
 * Null where every way ends before the limit.
 */
export function branchAndBound<S, A>(
  problem: PathProblem<S, A>,
  { depth, trace }: BranchAndBoundOptions<S>,
): BestPath<S, A> | null {
  let alpha = Infinity;
  let best: BestPath<S, A> | null = null;
  const path: A[] = [];

  function search(state: S, g: number, left: number): void {
    const h = problem.heuristic(state);
    const f = g + h;
    trace?.visit(state, { g, h, alpha });
    if (f > alpha) {
      trace?.cutoff(state, { f, alpha }); // alpha cutoff
      return;
    }
    const isGoal = problem.isGoal(state);
    if (isGoal || left === 0) {
      if (f < alpha || best === null) {
        alpha = f;
        best = { actions: [...path], state, cost: g, estimate: f, isGoal };
      }
      return;
    }
    for (const action of problem.actions(state)) {
      path.push(action);
      search(problem.result(state, action), g + problem.cost(state, action), left - 1);
      path.pop();
    }
  }

  search(problem.initial, 0, depth);
  return best;
}
