export function hillClimbing(problem, random, options) {
  let current = problem.initial;
  let sideways = 0;
  for (;;) {
    const value = problem.value(current);
    const neighbours = problem.neighbours(current);
    const highest = Math.max(...neighbours.map((state) => problem.value(state)));
    if (highest < value || (highest === value && sideways >= (options.sideways ?? 0))) return current;
    sideways = highest === value ? sideways + 1 : 0;
    current = pick(
      neighbours.filter((state) => problem.value(state) === highest),
      random,
    );
  }
}
