/**
 * Simulated annealing on the delta interface, with the best state beside the returned one. Contract, draws
 * and run as `simulatedAnnealingWithBest`.
 */
import type { MoveProblem } from '../problem.ts';
import type { Draws } from '../random.ts';
import type { WithBest } from './bestSoFar.ts';
import type { Schedule } from './schedule.ts';

/** As `simulatedAnnealingWithBest`. */
export function simulatedAnnealingByMoves<S, W>(
  random: Draws,
  problem: MoveProblem<S, W>,
  schedule: Schedule,
): WithBest<S> {
  const work = problem.open(problem.initial);
  let best = problem.state(work);
  let bestValue = problem.value(work);
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    const moves = T === 0 ? 0 : problem.moves(work);
    if (moves === 0) return { state: problem.state(work), best, bestValue };
    const move = random.integer(0, moves - 1);
    const deltaE = problem.delta(work, move);
    if (deltaE > 0 || random.number() < Math.exp(deltaE / T)) {
      problem.apply(work, move);
      const value = problem.value(work);
      if (value > bestValue) [best, bestValue] = [problem.state(work), value];
    }
  }
}
