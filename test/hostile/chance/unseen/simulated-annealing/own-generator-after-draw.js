// Draws neighbours, then idly, and accepts by a generator of its own: what was drawn before a value was asked for may decide.
let calls = 0;
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const drawn = random.choice(problem.neighbours(current));
    random.number();
    const delta = problem.value(drawn) - problem.value(current);
    if (delta >= 0 || ((calls = (calls * 1103515245 + 12345) % 2147483648) / 2147483648) < Math.exp(delta / T)) current = drawn;
  }
}
