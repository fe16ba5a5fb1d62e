// A generator of its own that is started anew in each run.

export function stochasticHillClimbing(problem, random) {
  let current = problem.initial;
  let state = 99;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  for (;;) {
    const gain = (each) => problem.value(each) - problem.value(current);
    const uphill = problem.neighbours(current).filter((each) => gain(each) > 0);
    if (uphill.length === 0) return current;
    const total = uphill.reduce((sum, each) => sum + gain(each), 0);
    random.number();
    let pointer = next() * total;
    let at = 0;
    while (pointer >= gain(uphill[at])) pointer -= gain(uphill[at++]);
    current = uphill[at];
  }
}
