// Draws with putting back until all places have come, from the digits of whole numbers.
export function firstChoice(problem, random) {
  let current = problem.initial;
  for (;;) {
    const all = problem.neighbours(current);
    const seen = new Set();
    let better = null;
    while (better === null && seen.size < all.length) {
      const at = random.integer(0, all.length * 1000 - 1) % all.length;
      seen.add(at);
      if (problem.value(all[at]) > problem.value(current)) better = all[at];
    }
    if (better === null) return current;
    current = better;
  }
}
