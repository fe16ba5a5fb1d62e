export function stochasticHillClimbing(problem, random) {
  let current = problem.initial;
  for (;;) {
    const value = problem.value(current);
    const better = problem.neighbours(current).filter((state) => problem.value(state) > value);
    if (better.length === 0) return current;
    current = pick(better, random);
  }
}
