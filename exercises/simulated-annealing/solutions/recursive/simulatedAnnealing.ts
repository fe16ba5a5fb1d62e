import type { Problem, Random, Schedule, State } from '../../starter/cutoff';

/** By recursion, with Math.random, an index, and the value of the current state carried along. */
export function simulatedAnnealing(problem: Problem, schedule: Schedule, _random: Random): State {
  function step(current: State, value: number, t: number): State {
    const T = schedule(t);
    if (T <= 0) return current;
    const neighbours = problem.neighbours(current);
    const next = neighbours[Math.floor(Math.random() * neighbours.length)]!;
    const nextValue = problem.value(next);
    const accepted = nextValue >= value || Math.random() < Math.exp((nextValue - value) / T);
    return accepted ? step(next, nextValue, t + 1) : step(current, value, t + 1);
  }
  return step(problem.initial, problem.value(problem.initial), 1);
}
