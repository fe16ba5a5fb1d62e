import type { Problem, Random, State } from '../../starter/cutoff';

/** Draws neighbours one by one, and puts none back. */
export function firstChoice(problem: Problem, random: Random): State {
  let current = problem.initial;
  let next = better(problem, random, current);
  while (next !== null) {
    current = next;
    next = better(problem, random, current);
  }
  return current;
}

function better(problem: Problem, random: Random, current: State): State | null {
  const left = problem.neighbours(current);
  const value = problem.value(current);
  while (left.length > 0) {
    const [drawn] = left.splice(random.integer(0, left.length - 1), 1) as [State];
    if (problem.value(drawn) > value) return drawn;
  }
  return null;
}
