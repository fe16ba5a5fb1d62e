// Neighbours come in strides of 11 from a drawn start; accepting them is drawn.

export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  let turn = random.integer(0, 1000);
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const all = problem.neighbours(current);
    turn += 11;
    const drawn = all[turn % all.length];
    const delta = problem.value(drawn) - problem.value(current);
    if (delta >= 0 || random.number() < Math.exp(delta / T)) current = drawn;
  }
}
