// Draws neighbours, then idly, and accepts by the golden ratio: what was drawn before a value was asked for may decide.
let calls = 0;
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const drawn = random.choice(problem.neighbours(current));
    random.number();
    const delta = problem.value(drawn) - problem.value(current);
    if (delta >= 0 || (++calls * 0.6180339887498949) % 1 < Math.exp(delta / T)) current = drawn;
  }
}
