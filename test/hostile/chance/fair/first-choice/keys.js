// Sorts neighbours by drawn keys.
export function firstChoice(problem, random) {
  let current = problem.initial;
  for (;;) {
    const keyed = problem.neighbours(current).map((state) => ({ state, key: random.number() }));
    keyed.sort((a, b) => a.key - b.key);
    const better = keyed.find(({ state }) => problem.value(state) > problem.value(current));
    if (better === undefined) return current;
    current = better.state;
  }
}
