/**
 * Annealing schedules: mappings from time t = 1, 2, … to a temperature (figure 4.5). A temperature of 0 ends
 * the search, so every schedule here reaches it: after `steps` steps, or at the end of its table.
 *
 * Only exp and log are used, never pow, so that the same schedule gives the same bits on every release of
 * Node.
 */
export type Schedule = (t: number) => number;

/** T(t) = start · rate^(t − 1), 0 < rate < 1, for t ≤ steps. */
export function exponential(start: number, rate: number, steps: number): Schedule {
  positive('start', start);
  if (!(rate > 0 && rate < 1)) throw new RangeError(`rate lies between 0 and 1, not ${rate}`);
  const slope = Math.log(rate);
  return (t) => (t <= steps ? start * Math.exp(slope * (t - 1)) : 0);
}

/** T(t) falls in equal steps from start at t = 1 to 0 at t = steps + 1. */
export function linear(start: number, steps: number): Schedule {
  positive('start', start);
  positive('steps', steps);
  return (t) => (t <= steps ? (start * (steps + 1 - t)) / steps : 0);
}

/**
 * T(t) = c / log(t + 1) for t ≤ steps: with c at least as large as the deepest local maximum is deep, the
 * slow cooling under which annealing finds a global optimum with probability approaching 1 (Hajek 1988).
 */
export function logarithmic(c: number, steps: number): Schedule {
  positive('c', c);
  return (t) => (t <= steps ? c / Math.log(t + 1) : 0);
}

/** T(t) as listed, then 0. */
export function table(temperatures: ArrayLike<number>): Schedule {
  const fixed = Float64Array.from(temperatures);
  for (const T of fixed) if (!(T >= 0)) throw new RangeError(`a temperature is not negative, so not ${T}`);
  return (t) => fixed[t - 1] ?? 0;
}

/** The exponential schedule as a list for `table`: each temperature is the one before, times rate. */
export function cooling(start: number, rate: number, steps: number): Float64Array {
  positive('start', start);
  const temperatures = new Float64Array(steps);
  for (let t = 0, T = start; t < steps; t += 1, T *= rate) temperatures[t] = T;
  return temperatures;
}

function positive(name: string, value: number): void {
  if (!(value > 0 && value < Infinity)) throw new RangeError(`${name} is positive and finite, not ${value}`);
}
