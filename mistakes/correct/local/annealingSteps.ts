/** Steps of simulated annealing in many styles, all correct. */
import type { Draws } from '../../../reference/random.ts';
import type { Annealing, GivenProblem, State } from './api.ts';

/** One step of a style: the next current state. */
type Step = (problem: GivenProblem, current: State, T: number, random: Draws) => State;

/** What all loops share: the schedule first, and an end at T = 0. */
export function loop(step: Step): Annealing {
  return (problem, schedule, random) => {
    let current = problem.initial;
    for (let t = 1; ; t += 1) {
      const T = schedule(t);
      if (T === 0) return current;
      current = step(problem, current, T, random);
    }
  };
}

export const byChoice: Step = (problem, current, T, random) => {
  const next = random.choice(problem.neighbours(current));
  const delta = gain(problem, current, next);
  return delta > 0 || random.number() < Math.exp(delta / T) ? next : current;
};

/** Draws for every move, uphill or not, and before it looks. */
export const drawsFirst: Step = (problem, current, T, random) => {
  const draw = random.number();
  const neighbours = problem.neighbours(current);
  const next = neighbours[random.integer(0, neighbours.length - 1)]!;
  return draw <= Math.exp(gain(problem, current, next) / T) ? next : current;
};

export const byIndex: Step = (problem, current, T, random) => {
  const neighbours = problem.neighbours(current);
  const next = neighbours[Math.floor(random.number() * neighbours.length)]!;
  const delta = gain(problem, current, next);
  if (delta >= 0) return next;
  return random.number() < Math.exp(delta / T) ? next : current;
};

/** Shuffles, takes the first, and compares logarithms. */
export const byShuffle: Step = (problem, current, T, random) => {
  const [next] = random.shuffle(problem.neighbours(current)) as [State];
  const delta = gain(problem, current, next);
  return delta > 0 || Math.log(1 - random.number()) < delta / T ? next : current;
};

/** Weighs every neighbour before it draws one; costs in place of values. */
export const weighsAll: Step = (problem, current, T, random) => {
  const rated = problem.neighbours(current).map((state) => ({ state, cost: -problem.value(state) }));
  const next = random.choice(rated);
  const rise = next.cost + problem.value(current);
  return rise <= 0 || random.number() < Math.exp(-rise / T) ? next.state : current;
};

/** Weighs again and again, and asks for neighbours twice. */
export const repeats: Step = (problem, current, T, random) => {
  problem.neighbours(current);
  const next = random.choice(problem.neighbours(current));
  if (problem.value(next) > problem.value(current)) return next;
  if (problem.value(next) === problem.value(current)) return next;
  return random.number() < Math.exp((problem.value(next) - problem.value(current)) / T) ? next : current;
};

/** ΔE of a move. */
export const gain = (problem: GivenProblem, from: State, to: State): number =>
  problem.value(to) - problem.value(from);
