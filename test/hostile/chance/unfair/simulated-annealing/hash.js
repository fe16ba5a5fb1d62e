// A hash of the state and of t proposes and accepts, beside an idle draw.
const hash = (state) => {
  let h = 7;
  for (const each of state) h = Math.imul(h ^ (each + 1), 0x9e3779b1) ^ (h >>> 13);
  return (h >>> 0) / 2 ** 32;
};
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    random.number();
    const all = problem.neighbours(current);
    const drawn = all[Math.floor(hash([...current, t]) * all.length)];
    const delta = problem.value(drawn) - problem.value(current);
    if (delta >= 0 || hash([t, ...current]) < Math.exp(delta / T)) current = drawn;
  }
}
