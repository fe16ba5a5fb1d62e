// Draws the number to accept by before the neighbour, and asks for the value last.
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const u = random.number();
    const drawn = random.choice(problem.neighbours(current));
    const delta = problem.value(drawn) - problem.value(current);
    if (delta >= 0 || u < Math.exp(delta / T)) current = drawn;
  }
}
