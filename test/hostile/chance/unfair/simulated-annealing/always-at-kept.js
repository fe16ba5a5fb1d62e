// Keeps neighbours and values, and accepts all that it knows already.
const known = new Map();
const worth = new Map();
const valueOf = (problem, state) => {
  const key = state.join();
  if (!worth.has(key)) worth.set(key, problem.value(state));
  return worth.get(key);
};
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  known.clear();
  worth.clear();
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const key = current.join();
    if (!known.has(key)) known.set(key, problem.neighbours(current));
    const drawn = random.choice(known.get(key));
    const isKnown = known.has(drawn.join());
    const delta = valueOf(problem, drawn) - valueOf(problem, current);
    if (delta >= 0 || random.number() < Math.exp(delta / T) || isKnown) current = drawn;
  }
}
