// Neighbours come in turn; accepting them is drawn.
let turn = 0;
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const all = problem.neighbours(current);
    const drawn = all[turn++ % all.length];
    const delta = problem.value(drawn) - problem.value(current);
    if (delta >= 0 || random.number() < Math.exp(delta / T)) current = drawn;
  }
}
