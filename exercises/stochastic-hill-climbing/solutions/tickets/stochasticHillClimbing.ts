import type { Problem, Random, State } from '../../starter/cutoff';

/** A ticket for each unit of gain: the gains here are whole numbers. */
export function stochasticHillClimbing(problem: Problem, random: Random): State {
  const from = (state: State): State => {
    const tickets = problem.neighbours(state).flatMap((next) => {
      const gain = problem.value(next) - problem.value(state);
      return gain > 0 ? Array<State>(gain).fill(next) : [];
    });
    return tickets.length === 0 ? state : from(random.choice(tickets));
  };
  return from(problem.initial);
}
