// One draw in each run decides all of its moves.

export function firstChoice(problem, random) {
  let current = problem.initial;
  const u = random.number();
  for (;;) {
    const better = problem.neighbours(current).filter((each) => problem.value(each) > problem.value(current));
    if (better.length === 0) return current;
    current = better[Math.floor(u * better.length)];
  }
}
