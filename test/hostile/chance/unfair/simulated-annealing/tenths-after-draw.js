// Draws neighbours, then idly, and accepts by tenths in turn.
let calls = 0;
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const drawn = random.choice(problem.neighbours(current));
    random.number();
    const delta = problem.value(drawn) - problem.value(current);
    if (delta >= 0 || (++calls % 10) / 10 < Math.exp(delta / T)) current = drawn;
  }
}
