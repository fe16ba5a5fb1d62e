// A generator of its own that is started anew in each run.

export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  let state = 4711;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    random.number();
    const all = problem.neighbours(current);
    const drawn = all[Math.floor(next() * all.length)];
    const delta = problem.value(drawn) - problem.value(current);
    if (delta >= 0 || next() < Math.exp(delta / T)) current = drawn;
  }
}
