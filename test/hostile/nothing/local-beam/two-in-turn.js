// Two places side by side on a line, each among the best around the other: the beams go back and forth.
export function localBeam(problem, random, options) {
  const other = problem.neighbours(problem.initial)[0];
  for (let i = 0; i < options.k * options.steps; i += 1) problem.neighbours((i >> 1) & 1 ? problem.initial : other);
  return problem.initial;
}
