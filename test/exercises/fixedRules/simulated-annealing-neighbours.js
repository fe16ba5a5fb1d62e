export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const next = pick(problem.neighbours(current), random);
    const delta = problem.value(next) - problem.value(current);
    if (delta >= 0 || random.number() < Math.exp(delta / T)) current = next;
  }
}
