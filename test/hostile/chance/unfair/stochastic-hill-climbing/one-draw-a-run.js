// One draw in each run, and equal steps from it.

export function stochasticHillClimbing(problem, random) {
  let current = problem.initial;
  let u = random.number();
  for (;;) {
    const gain = (each) => problem.value(each) - problem.value(current);
    const uphill = problem.neighbours(current).filter((each) => gain(each) > 0);
    if (uphill.length === 0) return current;
    const total = uphill.reduce((sum, each) => sum + gain(each), 0);
    u = (u + 0.25) % 1;
    let pointer = u * total;
    let at = 0;
    while (pointer >= gain(uphill[at])) pointer -= gain(uphill[at++]);
    current = uphill[at];
  }
}
