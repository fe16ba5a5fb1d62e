// Asks for neighbours for their number, and again for one of them.
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const at = random.integer(0, problem.neighbours(current).length - 1);
    const drawn = problem.neighbours(current)[at];
    const delta = problem.value(drawn) - problem.value(current);
    const chance = Math.min(1, Math.exp(delta / T));
    if (random.number() < chance) current = drawn;
  }
}
