// Accepts a worse neighbour when the chances add up to 1.
let sum = 0;
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const drawn = random.choice(problem.neighbours(current));
    const delta = problem.value(drawn) - problem.value(current);
    if (delta < 0) sum += Math.exp(delta / T);
    if (delta >= 0 || sum >= 1) current = drawn;
    if (sum >= 1) sum -= 1;
  }
}
