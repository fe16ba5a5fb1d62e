// The golden ratio from a start that is drawn in each run.

export function firstChoice(problem, random) {
  let current = problem.initial;
  let u = random.number();
  for (;;) {
    const better = problem.neighbours(current).filter((each) => problem.value(each) > problem.value(current));
    if (better.length === 0) return current;
    u = (u + 0.6180339887498949) % 1;
    current = better[Math.floor(u * better.length)];
  }
}
