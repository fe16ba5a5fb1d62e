/** Local search problems in the complete-state formulation (fifth notes). */

/**
 * `S` is a state. `value` is the objective, maximised; a cost is its negation.
 * `neighbours(s)` is a fresh list of fresh states in a fixed order.
 */
export interface Problem<S> {
  readonly initial: S;
  neighbours(state: S): S[];
  value(state: S): number;
}
