// Keeps neighbours and values by the text of a state.
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  const known = new Map();
  const worth = new Map();
  const valueOf = (state) => {
    if (!worth.has(state.join())) worth.set(state.join(), problem.value(state));
    return worth.get(state.join());
  };
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    if (!known.has(current.join())) known.set(current.join(), problem.neighbours(current));
    const drawn = random.choice(known.get(current.join()));
    const delta = valueOf(drawn) - valueOf(current);
    if (delta >= 0 || random.number() < Math.exp(delta / T)) current = drawn;
  }
}
