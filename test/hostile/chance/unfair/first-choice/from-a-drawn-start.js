// Neighbours are tried in order from a drawn place on: what comes after a gap is likelier.
export function firstChoice(problem, random) {
  let current = problem.initial;
  for (;;) {
    const all = problem.neighbours(current);
    const start = random.integer(0, all.length - 1);
    const order = [...all.slice(start), ...all.slice(0, start)];
    const better = order.find((each) => problem.value(each) > problem.value(current));
    if (better === undefined) return current;
    current = better;
  }
}
