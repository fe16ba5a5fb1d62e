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

/** The same seen as a cost to be minimised (h in figure 4.2's caption). */
export interface CostProblem<S> {
  readonly initial: S;
  neighbours(state: S): S[];
  cost(state: S): number;
}

/** Turns a value upside down; 0 − value, so that a value of 0 is a cost of 0 and not of −0. */
export function asCost<S>(problem: Problem<S>): CostProblem<S> {
  return {
    initial: problem.initial,
    neighbours: (state) => problem.neighbours(state),
    cost: (state) => 0 - problem.value(state),
  };
}

/**
 * The delta interface: the same problem told by its moves, so that a search need not build a state to weigh
 * it.
 *
 * `W` is a working state, owned by one search and changed in place. Move k, from 0 to `moves(work) − 1`,
 * leads to neighbour k of the plain problem, and `delta(work, k)` is how much `value` rises on the way. A
 * search on either form makes the same draws and the same run, as long as the sums are exact (integers, say).
 */
export interface MoveProblem<S, W> {
  readonly initial: S;
  /** A working state that stands for `state` and shares nothing with it. */
  open(state: S): W;
  /** The state that a working state stands for, as a fresh copy. */
  state(work: W): S;
  value(work: W): number;
  moves(work: W): number;
  delta(work: W, move: number): number;
  apply(work: W, move: number): void;
}

/** The plain form of a problem told by its moves. */
export function plain<S, W>(problem: MoveProblem<S, W>, initial: S = problem.initial): Problem<S> {
  return {
    initial,
    neighbours(state) {
      const count = problem.moves(problem.open(state));
      return Array.from({ length: count }, (_, move) => {
        const work = problem.open(state);
        problem.apply(work, move);
        return problem.state(work);
      });
    },
    value: (state) => problem.value(problem.open(state)),
  };
}
