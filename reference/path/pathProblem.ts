/**
 * A shortest-path problem. Costs are not negative; the heuristic never overestimates the cost to a goal
 * (admissible).
 */
export interface PathProblem<S, A> {
  readonly initial: S;
  isGoal(state: S): boolean;
  actions(state: S): A[];
  result(state: S, action: A): S;
  cost(state: S, action: A): number;
  heuristic(state: S): number;
}
