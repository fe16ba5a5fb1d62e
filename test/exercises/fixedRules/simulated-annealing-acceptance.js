export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const next = random.choice(problem.neighbours(current));
    const delta = problem.value(next) - problem.value(current);
    if (delta >= 0 || Math.exp(delta / T) > pick([0.1, 0.25, 0.5, 0.9], random)) current = next;
  }
}
