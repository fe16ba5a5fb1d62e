/** Watching a local search: the algorithms never count, a wrapped problem does. */
import type { MoveProblem, Problem } from '../problem.ts';

/** What a watched problem was asked, in order and with repeats. */
export interface ProblemLog<S> {
  /** States whose neighbours were asked for, in order: a hill climber's path, start and end included. */
  readonly path: S[];
  /** States whose value was asked for, repeats included. */
  readonly valued: S[];
}

/** The same problem, and a log that grows as a search asks. */
export function watchProblem<S>(problem: Problem<S>): { problem: Problem<S>; log: ProblemLog<S> } {
  const log: ProblemLog<S> = { path: [], valued: [] };
  return {
    log,
    problem: {
      initial: problem.initial,
      neighbours(state) {
        log.path.push(state);
        return problem.neighbours(state);
      },
      value(state) {
        log.valued.push(state);
        return problem.value(state);
      },
    },
  };
}

/** Counts, without keeping them, the moves made and weighed. */
export function countMoves<S, W>(
  problem: MoveProblem<S, W>,
): { problem: MoveProblem<S, W>; counts: { applied: number; weighed: number } } {
  const counts = { applied: 0, weighed: 0 };
  return {
    counts,
    problem: {
      initial: problem.initial,
      open: (state) => problem.open(state),
      state: (work) => problem.state(work),
      value: (work) => problem.value(work),
      moves: (work) => problem.moves(work),
      delta(work, move) {
        counts.weighed += 1;
        return problem.delta(work, move);
      },
      apply(work, move) {
        counts.applied += 1;
        problem.apply(work, move);
      },
    },
  };
}
