// A generator of its own, beside an idle draw.
let state = 12345;
const next = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
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
