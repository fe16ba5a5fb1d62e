// Asks for neighbours only after a move.
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  let all = problem.neighbours(current);
  let value = problem.value(current);
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const drawn = all[Math.floor(random.number() * all.length)];
    const other = problem.value(drawn);
    if (other < value && random.number() >= Math.exp((other - value) / T)) continue;
    [current, value] = [drawn, other];
    all = problem.neighbours(current);
  }
}
